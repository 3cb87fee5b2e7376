; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; A division after a loop that may run forever may never be executed. A loop that surely ends does not matter.

; CHECK-LABEL: @endless
; CHECK: latch:
; CHECK-NEXT: %d = udiv i32 %x, %n
define void @endless(ptr %p, i32 %n, i32 %x, ptr %q) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %v = load volatile i1, ptr %p
  br i1 %v, label %inner, label %latch
latch:
  %d = udiv i32 %x, %n
  store volatile i32 %d, ptr %q
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 100
  br i1 %c, label %outer, label %exit
exit:
  ret void
}

; Volatile accesses are progress.
; CHECK-LABEL: @observed
; CHECK: latch:
; CHECK-NEXT: %d = udiv i32 %x, %n
define void @observed(ptr %p, i32 %n, i32 %x, ptr %q) mustprogress {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %v = load volatile i1, ptr %p
  br i1 %v, label %inner, label %latch
latch:
  %d = udiv i32 %x, %n
  store volatile i32 %d, ptr %q
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 100
  br i1 %c, label %outer, label %exit
exit:
  ret void
}

; Stores are none.
; CHECK-LABEL: @promised
; CHECK: entry:
; CHECK-NEXT: %d = udiv i32 %x, %n
define void @promised(ptr %p, i32 %n, i32 %x, ptr %q) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %v = load i1, ptr %p
  store i1 true, ptr %q
  br i1 %v, label %inner, label %latch, !llvm.loop !0
latch:
  %d = udiv i32 %x, %n
  store volatile i32 %d, ptr %q
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 100
  br i1 %c, label %outer, label %exit
exit:
  ret void
}

; A pointer that walks inside of an object comes to its end.
; CHECK-LABEL: @walk
; CHECK: entry:
; CHECK-NEXT: %d = udiv i32 %x, %n
define void @walk(ptr %p, ptr %end, i32 %n, i32 %x, ptr %q) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %w = phi ptr [ %p, %outer ], [ %w.next, %inner ]
  %w.next = getelementptr inbounds i32, ptr %w, i64 1
  %go.on = icmp ne ptr %w.next, %end
  br i1 %go.on, label %inner, label %latch
latch:
  %d = udiv i32 %x, %n
  store volatile i32 %d, ptr %q
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 100
  br i1 %c, label %outer, label %exit
exit:
  ret void
}

; Steps of two may never meet the bound.
; CHECK-LABEL: @missed
; CHECK: latch:
; CHECK-NEXT: %d = udiv i32 %x, %n
define void @missed(i32 %m, i32 %n, i32 %x, ptr %q) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, 2
  %go.on = icmp ne i32 %j.next, %m
  br i1 %go.on, label %inner, label %latch
latch:
  %d = udiv i32 %x, %n
  store volatile i32 %d, ptr %q
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 100
  br i1 %c, label %outer, label %exit
exit:
  ret void
}

; A cycle with two entries is no loop, and may run forever.
; CHECK-LABEL: @irreducible
; CHECK: latch:
; CHECK-NEXT: %d = udiv i32 %x, %n
define void @irreducible(i1 %a, i1 %b, i1 %e, i32 %n, i32 %x, ptr %q) mustprogress {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br i1 %a, label %one, label %two
one:
  store volatile i32 1, ptr %q
  br i1 %b, label %two, label %latch
two:
  store volatile i32 2, ptr %q
  br i1 %e, label %one, label %latch
latch:
  %d = udiv i32 %x, %n
  store volatile i32 %d, ptr %q
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 100
  br i1 %c, label %outer, label %exit
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
