; RUN: opt-go %s -passes=alignment-from-assumptions -S | FileCheck %s
;
; In a loop the first distance and the step decide.

; CHECK: define void @f(ptr %a, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32) ]
; CHECK-NEXT:   br label %loop
;
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   store i32 1, ptr %p, align 16
; CHECK-NEXT:   %k = or disjoint i64 %i, 2
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 1, ptr %q, align 8
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 4
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
;
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @llvm.assume(i1)
define void @f(ptr %a, i64 %n) {
entry:
  call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32) ]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %k = or disjoint i64 %i, 2
  %q = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 1, ptr %q, align 4
  %j = add nuw nsw i64 %i, 4
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
