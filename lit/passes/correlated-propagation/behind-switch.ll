; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; The value of a switch's condition on its edges.

; CHECK-LABEL: @behind(
; CHECK-NEXT: entry:
; CHECK-NEXT:  switch i32 %a, label %default [
; CHECK-NEXT:     i32 4, label %cases
; CHECK-NEXT:     i32 6, label %cases
; CHECK-NEXT:     i32 0, label %exit
; CHECK-NEXT:  ]
; CHECK: cases:
; CHECK-NEXT:  ret i1 true
; CHECK: default:
; CHECK-NEXT:  ret i1 false
; CHECK: exit:
; CHECK-NEXT:  ret i1 true
; CHECK-NEXT: }
define i1 @behind(i32 %a) {
entry:
  switch i32 %a, label %default [
    i32 4, label %cases
    i32 6, label %cases
    i32 0, label %exit
  ]
cases:
  %c = icmp ugt i32 %a, 3
  ret i1 %c
default:
  %d = icmp eq i32 %a, 0
  ret i1 %d
exit:
  ret i1 true
}
