; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; Another access of the memory, a call that may access it, or a store that is not executed in every iteration prevents the idiom.

declare void @opaque() nounwind willreturn

; CHECK-LABEL: @read(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %s = phi i32 [ 0, %entry ], [ %t, %loop ]
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %t = add i32 %s, %v
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   store i32 0, ptr %a, align 4
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   %t.lcssa = phi i32 [ %t, %loop ]
; CHECK-NEXT:   ret i32 %t.lcssa
; CHECK-NEXT: }
define i32 @read(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}

; CHECK-LABEL: @called(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   store i32 0, ptr %a, align 4
; CHECK-NEXT:   call void @opaque()
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @called(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %a
  call void @opaque()
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @sometimes(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   br i1 %e, label %then, label %latch
; CHECK: then:
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   store i32 0, ptr %a, align 4
; CHECK-NEXT:   br label %latch
; CHECK: latch:
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @sometimes(ptr %p, i64 %n, i1 %e) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  br i1 %e, label %then, label %latch
then:
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %a
  br label %latch
latch:
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
