; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; Masks, shifts and complements as divisions, truncations and extensions.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %low = and i32 %a, 255
; CHECK: --> (zext i8 (trunc i32 %a to i8) to i32) U: [0,256) S: [0,256)
; CHECK: %mid = and i32 %a, 240
; CHECK: --> (16 * (zext i4 (trunc i32 (%a /u 16) to i4) to i32))<nuw><nsw> U: [0,241) S: [0,241)
; CHECK: %rem = urem i32 %a, 8
; CHECK: --> (zext i3 (trunc i32 %a to i3) to i32) U: [0,8) S: [0,8)
; CHECK: %half = lshr i32 %a, 1
; CHECK: --> (%a /u 2) U: [0,-2147483648) S: [0,-2147483648)
; CHECK: %not = xor i32 %a, -1
; CHECK: --> (-1 + (-1 * %a)) U: full-set S: full-set
; CHECK: %left = shl i32 %a, 24
; CHECK: --> (16777216 * %a) U: [0,-16777215) S: [-2147483648,2130706433)
; CHECK: %back = ashr exact i32 %left, 24
; CHECK: --> (sext i8 (trunc i32 %a to i8) to i32) U: [-128,128) S: [-128,128)
; CHECK: %or = or disjoint i32 %low, 256
; CHECK: --> (256 + (zext i8 (trunc i32 %a to i8) to i32))<nuw><nsw> U: [256,512) S: [256,512)

define void @f(i32 %a, i8 %b) {
  %low = and i32 %a, 255
  %mid = and i32 %a, 240
  %rem = urem i32 %a, 8
  %half = lshr i32 %a, 1
  %not = xor i32 %a, -1
  %left = shl i32 %a, 24
  %back = ashr exact i32 %left, 24
  %or = or disjoint i32 %low, 256
  ret void
}
