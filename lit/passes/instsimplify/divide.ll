; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Divisions and remainders, and what is undefined.

; CHECK-LABEL: @by_one(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @by_one(i32 %a) {
  %r = udiv i32 %a, 1
  ret i32 %r
}

; CHECK-LABEL: @by_zero(
; CHECK-NEXT:  ret i32 poison
; CHECK-NEXT: }
define i32 @by_zero(i32 %a) {
  %r = udiv i32 %a, 0
  ret i32 %r
}

; CHECK-LABEL: @self(
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @self(i32 %a) {
  %r = srem i32 %a, %a
  ret i32 %r
}

; CHECK-LABEL: @undo(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @undo(i32 %a, i32 %b) {
  %m = mul nsw i32 %a, %b
  %r = sdiv i32 %m, %b
  ret i32 %r
}

; CHECK-LABEL: @may_wrap(
; CHECK-NEXT:  %m = mul i32 %a, %b
; CHECK-NEXT:  %r = sdiv i32 %m, %b
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @may_wrap(i32 %a, i32 %b) {
  %m = mul i32 %a, %b
  %r = sdiv i32 %m, %b
  ret i32 %r
}
