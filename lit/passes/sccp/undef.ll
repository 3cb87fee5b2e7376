; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; A phi of undef and a constant is the constant; a branch on undef is not one that may be executed.

; CHECK-LABEL: @merged(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %exit
; CHECK: yes:
; CHECK-NEXT:  br label %exit
; CHECK: exit:
; CHECK-NEXT:  ret i32 10
; CHECK-NEXT: }
define i32 @merged(i1 %c) {
entry:
  br i1 %c, label %yes, label %exit
yes:
  br label %exit
exit:
  %p = phi i32 [ 5, %yes ], [ undef, %entry ]
  %q = mul i32 %p, 2
  ret i32 %q
}

; CHECK-LABEL: @branch(
; CHECK-NEXT: entry:
; CHECK-NEXT:  unreachable
; CHECK-NEXT: }
define i32 @branch(i32 %a) {
entry:
  br i1 undef, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
