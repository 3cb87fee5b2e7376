; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; A mask that keeps all that there may be goes.

; CHECK-LABEL: @mask(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp ult i32 %a, 100
; CHECK-NEXT:  br i1 %c, label %in, label %exit
; CHECK: in:
; CHECK-NEXT:  ret i32 %a
; CHECK: exit:
; CHECK-NEXT:  %n = and i32 %a, 127
; CHECK-NEXT:  ret i32 %n
; CHECK-NEXT: }
define i32 @mask(i32 %a) {
entry:
  %c = icmp ult i32 %a, 100
  br i1 %c, label %in, label %exit
in:
  %m = and i32 %a, 127
  ret i32 %m
exit:
  %n = and i32 %a, 127
  ret i32 %n
}
