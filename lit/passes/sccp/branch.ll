; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; A branch that always takes one edge is unconditional, and code that is never executed is removed.

; CHECK-LABEL: @branch(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %yes
; CHECK: yes:
; CHECK-NEXT:  br label %exit
; CHECK: exit:
; CHECK-NEXT:  ret i32 5
; CHECK-NEXT: }
define i32 @branch(i32 %a) {
entry:
  %x = add i32 2, 3
  %c = icmp eq i32 %x, 5
  br i1 %c, label %yes, label %no
yes:
  br label %exit
no:
  %y = mul i32 %a, %x
  br label %exit
exit:
  %p = phi i32 [ %x, %yes ], [ %y, %no ]
  ret i32 %p
}
