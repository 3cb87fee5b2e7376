; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; Calls that differ leave the parameter as it is.

; CHECK-LABEL: @callee(
; CHECK-NEXT:  store float %f, ptr %p, align 4
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define internal i32 @callee(ptr %p, i32 %a, float %f) {
  store float %f, ptr %p
  ret i32 %a
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:  %r = call i32 @callee(ptr %p, i32 1, float 1.000000e+00)
; CHECK-NEXT:  %s = call i32 @callee(ptr %p, i32 %x, float 2.000000e+00)
; CHECK-NEXT:  %t = add i32 %r, %s
; CHECK-NEXT:  ret i32 %t
; CHECK-NEXT: }
define i32 @caller(ptr %p, i32 %x) {
  %r = call i32 @callee(ptr %p, i32 1, float 1.0)
  %s = call i32 @callee(ptr %p, i32 %x, float 2.0)
  %t = add i32 %r, %s
  ret i32 %t
}
