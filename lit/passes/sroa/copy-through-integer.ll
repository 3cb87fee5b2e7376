; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; A load and a store of one integer that copy a struct are cut where its fields end.

; CHECK-LABEL: @cut(
; CHECK-NEXT:   %1 = bitcast float %x to i32
; CHECK-NEXT:   %2 = bitcast float 1.000000e+00 to i32
; CHECK-NEXT:   %3 = bitcast i32 %2 to float
; CHECK-NEXT:   ret float %3
; CHECK-NEXT: }
define float @cut(ptr %m, float %x) {
  %s = alloca { float, float }
  %t = alloca { float, float }
  store float %x, ptr %s
  %q = getelementptr i8, ptr %s, i64 4
  store float 1.0, ptr %q
  %v = load i64, ptr %s
  store i64 %v, ptr %t
  %p = getelementptr i8, ptr %t, i64 4
  %r = load float, ptr %p
  ret float %r
}
