; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Rules with constants hold for splats.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %m = shl <4 x i32> %x, <i32 3, i32 3, i32 3, i32 3>
; CHECK-NEXT:  %a = add <4 x i32> %m, <i32 -1, i32 -1, i32 -1, i32 -1>
; CHECK-NEXT:  ret <4 x i32> %a
; CHECK-NEXT: }
define <4 x i32> @f(<4 x i32> %x) {
  %m = mul <4 x i32> %x, <i32 8, i32 8, i32 8, i32 8>
  %a = sub <4 x i32> %m, <i32 1, i32 1, i32 1, i32 1>
  ret <4 x i32> %a
}
