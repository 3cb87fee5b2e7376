; RUN: opt-go -S -passes='loop-mssa(licm)' %s | FileCheck %s

; Attributes and metadata about memory allow accesses to move.

declare void @use(i32)
declare void @escape(ptr)

; The parameter is writable and does not escape: its store sinks after the loop although it is not executed in every iteration.
; CHECK-LABEL: define void @writable(
; CHECK:         %p.promoted = load i32, ptr %p
; CHECK:       loop:
; CHECK-NOT:     store
; CHECK:       exit:
; CHECK:         store i32 %{{.*}}, ptr %p
define void @writable(ptr noalias writable dereferenceable(4) align 4 %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %k = icmp eq i32 %i, 5
  br i1 %k, label %add, label %latch
add:
  %v = load i32, ptr %p
  %w = add i32 %v, %i
  store i32 %w, ptr %p
  br label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Memory at a loaded pointer may be read where the program would not.
; CHECK-LABEL: define void @loaded(
; CHECK:         %p = load ptr, ptr %pp
; CHECK-NEXT:    %v = load i32, ptr %p
define void @loaded(ptr %pp, i32 %n) {
entry:
  %p = load ptr, ptr %pp, !dereferenceable !0, !align !0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %k = icmp eq i32 %i, 5
  br i1 %k, label %add, label %latch
add:
  %v = load i32, ptr %p
  br label %latch
latch:
  %z = phi i32 [ 0, %loop ], [ %v, %add ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %z
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A call after the load changes nothing in the invariant group; one before it may begin the object's lifetime.
; CHECK-LABEL: define void @group(
; CHECK:       entry:
; CHECK-NEXT:    %v = load i32, ptr %p
; CHECK:         call void @escape
; CHECK-NEXT:    %w = load i32, ptr %p
define void @group(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i32, ptr %p, !invariant.group !1
  call void @escape(ptr %p)
  %w = load i32, ptr %p, !invariant.group !1
  %s = add i32 %v, %w
  %j = add i32 %i, %s
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

!0 = !{i64 4}
!1 = !{}
