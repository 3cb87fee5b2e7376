; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; Sums, differences, products and negations of small integers are exact.

; CHECK-LABEL: @add(
; CHECK-NEXT:   %1 = zext i8 %a to i32
; CHECK-NEXT:   %2 = sext i8 %b to i32
; CHECK-NEXT:   %s1 = add i32 %1, %2
; CHECK-NEXT:   %d2 = sub i32 %s1, 3
; CHECK-NEXT:   %p3 = mul i32 %d2, %1
; CHECK-NEXT:   %n4 = sub i32 0, %p3
; CHECK-NEXT:   ret i32 %n4
; CHECK-NEXT: }
define i32 @add(i8 %a, i8 %b) {
  %x = uitofp i8 %a to float
  %y = sitofp i8 %b to float
  %s = fadd float %x, %y
  %d = fsub float %s, 3.0
  %p = fmul float %d, %x
  %n = fneg float %p
  %r = fptosi float %n to i32
  ret i32 %r
}
