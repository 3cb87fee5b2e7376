; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; A bit of a vector is demanded when it is in any lane.

; CHECK-LABEL: @vector(
; CHECK-NEXT:  %p = xor <2 x i32> %x, <i32 1024, i32 2048>
; CHECK-NEXT:  %t = trunc <2 x i32> %p to <2 x i8>
; CHECK-NEXT:  ret <2 x i8> %t
; CHECK-NEXT: }
define <2 x i8> @vector(<2 x i32> %x) {
  %o = or <2 x i32> %x, <i32 1024, i32 1024>
  %p = xor <2 x i32> %o, <i32 1024, i32 2048>
  %t = trunc <2 x i32> %p to <2 x i8>
  ret <2 x i8> %t
}
