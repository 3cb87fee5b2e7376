; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; Narrow divisions, vectors and dead divisions stay.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @narrow(
; CHECK-NEXT:   %d = udiv i32 %a, %b
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
define i32 @narrow(i32 %a, i32 %b) {
  %d = udiv i32 %a, %b
  ret i32 %d
}

; CHECK-LABEL: @odd(
; CHECK-NEXT:   %d = udiv i48 %a, %b
; CHECK-NEXT:   ret i48 %d
; CHECK-NEXT: }
define i48 @odd(i48 %a, i48 %b) {
  %d = udiv i48 %a, %b
  ret i48 %d
}

; CHECK-LABEL: @vector(
; CHECK-NEXT:   %d = udiv <2 x i64> %a, %b
; CHECK-NEXT:   ret <2 x i64> %d
; CHECK-NEXT: }
define <2 x i64> @vector(<2 x i64> %a, <2 x i64> %b) {
  %d = udiv <2 x i64> %a, %b
  ret <2 x i64> %d
}
