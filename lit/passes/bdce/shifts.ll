; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; Shifts look at what they do not shift out; exact ones, and those without overflow, at all of it.

; CHECK-LABEL: @right(
; CHECK-NEXT:  %r = lshr i32 %x, 4
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @right(i32 %x) {
  %o = or i32 %x, 3
  %r = lshr i32 %o, 4
  ret i32 %r
}

; CHECK-LABEL: @exact(
; CHECK-NEXT:  %o = xor i32 %x, 3
; CHECK-NEXT:  %r = lshr exact i32 %o, 4
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @exact(i32 %x) {
  %o = xor i32 %x, 3
  %r = lshr exact i32 %o, 4
  ret i32 %r
}

; CHECK-LABEL: @left(
; CHECK-NEXT:  %r = shl i32 %x, 8
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @left(i32 %x) {
  %o = xor i32 %x, -16777216
  %r = shl i32 %o, 8
  ret i32 %r
}

; CHECK-LABEL: @nuw(
; CHECK-NEXT:  %o = xor i32 %x, -16777216
; CHECK-NEXT:  %r = shl nuw i32 %o, 8
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @nuw(i32 %x) {
  %o = xor i32 %x, -16777216
  %r = shl nuw i32 %o, 8
  ret i32 %r
}
