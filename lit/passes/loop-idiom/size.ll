; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; A function with optsize keeps an outermost loop of several blocks: the call would not make it smaller.

; CHECK-LABEL: @small(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
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
define void @small(ptr %p, i64 %n, i1 %e) optsize {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %a, align 4
  br label %latch
latch:
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
