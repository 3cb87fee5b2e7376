; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; Sums, differences, products and shifts that do not overflow under the conditions around them.

; CHECK-LABEL: @flags(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp ult i32 %a, 100
; CHECK-NEXT:  %d = icmp ugt i32 %b, 200
; CHECK-NEXT:  %e = icmp ult i32 %b, 1000
; CHECK-NEXT:  %f = and i1 %d, %e
; CHECK-NEXT:  %g = and i1 %c, %f
; CHECK-NEXT:  br i1 %g, label %in, label %exit
; CHECK: in:
; CHECK-NEXT:  %s = add nuw nsw i32 %a, %b
; CHECK-NEXT:  %t = sub nuw nsw i32 %b, %a
; CHECK-NEXT:  %m = mul nuw nsw i32 %a, %b
; CHECK-NEXT:  %h = shl nuw nsw i32 %b, 10
; CHECK-NEXT:  %0 = xor i32 %s, %t
; CHECK-NEXT:  %1 = xor i32 %m, %h
; CHECK-NEXT:  %2 = xor i32 %0, %1
; CHECK-NEXT:  ret i32 %2
; CHECK: exit:
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @flags(i32 %a, i32 %b) {
entry:
  %c = icmp ult i32 %a, 100
  %d = icmp ugt i32 %b, 200
  %e = icmp ult i32 %b, 1000
  %f = and i1 %d, %e
  %g = and i1 %c, %f
  br i1 %g, label %in, label %exit
in:
  %s = add i32 %a, %b
  %t = sub i32 %b, %a
  %m = mul i32 %a, %b
  %h = shl i32 %b, 10
  %1 = xor i32 %s, %t
  %2 = xor i32 %m, %h
  %3 = xor i32 %1, %2
  ret i32 %3
exit:
  ret i32 0
}
