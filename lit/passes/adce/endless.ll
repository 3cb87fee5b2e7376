; RUN: opt-go %s -passes=adce -S | FileCheck %s
;
; A part of the function that never returns stays as it is, as do the branches that lead there.

; CHECK-LABEL: @endless(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %loop, label %exit
; CHECK: loop:
; CHECK-NEXT:  br i1 %d, label %a, label %b
; CHECK: a:
; CHECK-NEXT:  br label %loop
; CHECK: b:
; CHECK-NEXT:  br label %loop
; CHECK: exit:
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @endless(i1 %c, i1 %d) {
entry:
  br i1 %c, label %loop, label %exit
loop:
  br i1 %d, label %a, label %b
a:
  br label %loop
b:
  br label %loop
exit:
  ret i32 0
}
