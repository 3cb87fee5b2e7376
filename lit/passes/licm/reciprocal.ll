; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; With fast math a division by an invariant is a product with its reciprocal.

; CHECK-LABEL: @rcp(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = fdiv arcp float 1.000000e+00, %d
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %f = uitofp i32 %i to float
; CHECK-NEXT:    %1 = fmul arcp float %f, %0
; CHECK-NEXT:    %g = getelementptr float, ptr %p, i32 %i
; CHECK-NEXT:    store float %1, ptr %g, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @rcp(ptr noalias %p, float %d, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %f = uitofp i32 %i to float
  %q = fdiv arcp float %f, %d
  %g = getelementptr float, ptr %p, i32 %i
  store float %q, ptr %g
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
