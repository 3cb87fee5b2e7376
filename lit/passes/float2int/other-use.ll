; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; A number that something else uses as a float stays, and all that it is computed with.

declare void @use(float)

; CHECK-LABEL: @f(
; CHECK-NEXT:   %x = uitofp i8 %a to float
; CHECK-NEXT:   %s = fadd float %x, 1.000000e+00
; CHECK-NEXT:   call void @use(float %s)
; CHECK-NEXT:   %r = fptosi float %s to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @f(i8 %a) {
  %x = uitofp i8 %a to float
  %s = fadd float %x, 1.0
  call void @use(float %s)
  %r = fptosi float %s to i32
  ret i32 %r
}
