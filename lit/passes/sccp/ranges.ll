; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; Ranges decide comparisons, though no value is constant.

; CHECK-LABEL: @ranges(
; CHECK-NEXT:  %m = and i32 %a, 15
; CHECK-NEXT:  %s = add nuw nsw i32 %m, 100
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @ranges(i32 %a) {
  %m = and i32 %a, 15
  %s = add i32 %m, 100
  %c = icmp ugt i32 %s, 120
  ret i1 %c
}

; CHECK-LABEL: @remainder(
; CHECK-NEXT:  %m = srem i32 %a, 10
; CHECK-NEXT:  ret i1 true
; CHECK-NEXT: }
define i1 @remainder(i32 %a) {
  %m = srem i32 %a, 10
  %c = icmp slt i32 %m, 10
  ret i1 %c
}
