; RUN: opt-go %s -passes=adce -adce-remove-control-flow=false -S | FileCheck %s
;
; With the option, all branches are needed.

; CHECK-LABEL: @branch(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %exit
; CHECK: yes:
; CHECK-NEXT:  br label %exit
; CHECK: exit:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @branch(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %exit
yes:
  %x = add i32 %a, 1
  br label %exit
exit:
  ret void
}
