; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Two shifts in the same direction add their amounts.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %b = ashr i32 %x, 7
; CHECK-NEXT:  ret i32 %b
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = ashr i32 %x, 3
  %b = ashr i32 %a, 4
  ret i32 %b
}

; A constant that is shifted by a sum without overflow is shifted by the constant part at once.
; CHECK-LABEL: @constant(
; CHECK-NEXT:  %low = and i32 %x, 24
; CHECK-NEXT:  %a = shl nuw nsw i32 20, %low
; CHECK-NEXT:  %b = ashr i32 -16, %x
; CHECK-NEXT:  %c = add nsw i32 %a, %b
; CHECK-NEXT:  ret i32 %c
; CHECK-NEXT: }
define i32 @constant(i32 %x) {
  %low = and i32 %x, 24
  %or = or disjoint i32 %low, 2
  %a = shl i32 5, %or
  %sum = add nuw i32 %x, 3
  %b = ashr i32 -128, %sum
  %c = add i32 %a, %b
  ret i32 %c
}
