; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; Operations on signed numbers that are not negative become those on unsigned numbers.

; CHECK-LABEL: @unsign(
; CHECK-NEXT:  %x = lshr i32 %a, 1
; CHECK-NEXT:  %y = lshr i32 %b, 4
; CHECK-NEXT:  %d = udiv i32 %x, %y
; CHECK-NEXT:  %r = urem i32 %x, %y
; CHECK-NEXT:  %s = lshr i32 %x, %n
; CHECK-NEXT:  %f = uitofp nneg i32 %x to float
; CHECK-NEXT:  %e = zext nneg i32 %x to i64
; CHECK-NEXT:  %t = add i32 %d, %r
; CHECK-NEXT:  %u = add i32 %t, %s
; CHECK-NEXT:  %g = fptosi float %f to i32
; CHECK-NEXT:  %v = add i32 %u, %g
; CHECK-NEXT:  %w = zext i32 %v to i64
; CHECK-NEXT:  %z = add i64 %w, %e
; CHECK-NEXT:  ret i64 %z
; CHECK-NEXT: }
define i64 @unsign(i32 %a, i32 %b, i32 %n) {
  %x = lshr i32 %a, 1
  %y = lshr i32 %b, 4
  %d = sdiv i32 %x, %y
  %r = srem i32 %x, %y
  %s = ashr i32 %x, %n
  %f = sitofp i32 %x to float
  %e = sext i32 %x to i64
  %t = add i32 %d, %r
  %u = add i32 %t, %s
  %g = fptosi float %f to i32
  %v = add i32 %u, %g
  %w = zext i32 %v to i64
  %z = add i64 %w, %e
  ret i64 %z
}
