; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Shifts by nothing, by too much, and back.

; CHECK-LABEL: @by_zero(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @by_zero(i32 %a) {
  %r = shl i32 %a, 0
  ret i32 %r
}

; CHECK-LABEL: @too_far(
; CHECK-NEXT:  ret i32 poison
; CHECK-NEXT: }
define i32 @too_far(i32 %a) {
  %r = lshr i32 %a, 32
  ret i32 %r
}

; CHECK-LABEL: @back(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @back(i32 %a, i32 %n) {
  %s = shl nuw i32 %a, %n
  %r = lshr i32 %s, %n
  ret i32 %r
}

; CHECK-LABEL: @by_itself(
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @by_itself(i32 %a) {
  %r = ashr i32 %a, %a
  ret i32 %r
}
