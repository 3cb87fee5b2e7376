; There is no vector of x86_mmx: the only lane of a vector becomes the whole.
; RUN: opt-go -passes=instcombine -verify-each -S %s | FileCheck %s

; CHECK-LABEL: @whole(
; CHECK-NEXT: %1 = extractelement <1 x i64> %y, i64 0
; CHECK-NEXT: %c = bitcast i64 %1 to x86_mmx
; CHECK-NEXT: ret x86_mmx %c
define x86_mmx @whole(<1 x i64> %y) {
  %c = bitcast <1 x i64> %y to x86_mmx
  ret x86_mmx %c
}

; CHECK-LABEL: @lane(
; CHECK-NEXT: %1 = bitcast x86_mmx %y to i64
; CHECK-NEXT: %c = insertelement <1 x i64> poison, i64 %1, i64 0
define <1 x i64> @lane(x86_mmx %y) {
  %c = bitcast x86_mmx %y to <1 x i64>
  ret <1 x i64> %c
}
