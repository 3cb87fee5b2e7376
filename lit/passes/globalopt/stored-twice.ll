; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Behind a second store, of the initial value, a load need not see the first: it is not forwarded.

; CHECK: @v = internal unnamed_addr global float 0.000000e+00
;
; CHECK: define float @f() local_unnamed_addr {
; CHECK-NEXT:   store float 8.000000e+00, ptr @v, align 4
; CHECK-NEXT:   store float 0.000000e+00, ptr @v, align 4
; CHECK-NEXT:   %after = load float, ptr @v, align 4
; CHECK-NEXT:   ret float %after
; CHECK-NEXT: }

@v = internal global float 0.0
define float @f() {
  store float 8.0, ptr @v
  store float 0.0, ptr @v
  %after = load float, ptr @v
  ret float %after
}
