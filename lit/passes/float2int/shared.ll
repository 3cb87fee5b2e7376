; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; Connected numbers are converted together, others for themselves.

; CHECK-LABEL: @f(
; CHECK-NEXT:   %1 = zext i8 %a to i32
; CHECK-NEXT:   %2 = zext i8 %b to i32
; CHECK-NEXT:   %s1 = add i32 %1, %2
; CHECK-NEXT:   %p2 = mul i32 %1, %1
; CHECK-NEXT:   %k3 = icmp slt i32 %s1, %p2
; CHECK-NEXT:   %z = uitofp i64 %c to double
; CHECK-NEXT:   %l = fcmp oeq double %z, 1.000000e+00
; CHECK-NEXT:   %r = and i1 %k3, %l
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @f(i8 %a, i8 %b, i64 %c) {
  %x = uitofp i8 %a to double
  %y = uitofp i8 %b to double
  %s = fadd double %x, %y
  %p = fmul double %x, %x
  %k = fcmp olt double %s, %p
  %z = uitofp i64 %c to double
  %l = fcmp oeq double %z, 1.0
  %r = and i1 %k, %l
  ret i1 %r
}
