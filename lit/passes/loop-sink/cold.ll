; What a preheader computes goes into blocks that the profile says are executed less often.
; RUN: opt-go -passes=loop-sink -S %s | FileCheck %s
@g = global i32 0

; Used in one cold block: it goes there.
; CHECK-LABEL: @cold(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %c = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %c, label %then, label %latch, !prof !1
; CHECK:       then:
; CHECK-NEXT:    %x = mul i32 %a, %b
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %d = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %d, label %loop, label %exit, !prof !2
; CHECK:       exit:
; CHECK-NEXT:    ret void
define void @cold(i32 %a, i32 %b, i32 %n, ptr %p) !prof !0 {
entry:
  %x = mul i32 %a, %b
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %then, label %latch, !prof !1

then:
  store volatile i32 %x, ptr %p
  br label %latch

latch:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %exit, !prof !2

exit:
  ret void
}

; The loop may write what is loaded, and an atomic load may read something else each time.
; CHECK-LABEL: @memory(
; CHECK:       entry:
; CHECK-NEXT:    %x = load i32, ptr @g, align 4
; CHECK-NEXT:    %y = load atomic i32, ptr %p unordered, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %c = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %c, label %then, label %latch, !prof !1
; CHECK:       then:
; CHECK-NEXT:    %z = add i32 %x, %y
; CHECK-NEXT:    store volatile i32 %z, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %d = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %d, label %loop, label %exit, !prof !2
; CHECK:       exit:
; CHECK-NEXT:    ret void
define void @memory(i32 %n, ptr %p) !prof !0 {
entry:
  %x = load i32, ptr @g
  %y = load atomic i32, ptr %p unordered, align 4
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %then, label %latch, !prof !1

then:
  %z = add i32 %x, %y
  store volatile i32 %z, ptr %p
  br label %latch

latch:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %exit, !prof !2

exit:
  ret void
}

; Without a profile nothing moves.
; CHECK-LABEL: @estimated(
; CHECK:       entry:
; CHECK-NEXT:    %x = mul i32 %a, %b
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %c = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %c, label %then, label %latch, !prof !1
; CHECK:       then:
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %d = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %d, label %loop, label %exit, !prof !2
; CHECK:       exit:
; CHECK-NEXT:    ret void
define void @estimated(i32 %a, i32 %b, i32 %n, ptr %p) {
entry:
  %x = mul i32 %a, %b
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %then, label %latch, !prof !1

then:
  store volatile i32 %x, ptr %p
  br label %latch

latch:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %exit, !prof !2

exit:
  ret void
}

!0 = !{!"function_entry_count", i64 10}
!1 = !{!"branch_weights", i32 1, i32 100000}
!2 = !{!"branch_weights", i32 100, i32 1}
