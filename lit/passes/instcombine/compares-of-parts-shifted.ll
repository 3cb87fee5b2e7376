; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Compares of shifted values, whole or in parts.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @both_halves(
; CHECK-NEXT:   %r = icmp eq i32 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @both_halves(i32 %x, i32 %y) {
  %a = trunc i32 %x to i16
  %b = trunc i32 %y to i16
  %c = icmp eq i16 %a, %b
  %d = lshr i32 %x, 16
  %e = trunc i32 %d to i16
  %f = lshr i32 %y, 16
  %g = trunc i32 %f to i16
  %h = icmp eq i16 %e, %g
  %r = and i1 %c, %h
  ret i1 %r
}

; CHECK-LABEL: @both_halves_or(
; CHECK-NEXT:   %r = icmp ne i32 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @both_halves_or(i32 %x, i32 %y) {
  %a = trunc i32 %x to i16
  %b = trunc i32 %y to i16
  %c = icmp ne i16 %a, %b
  %d = lshr i32 %x, 16
  %e = lshr i32 %y, 16
  %h = icmp ne i32 %e, %d
  %r = or i1 %c, %h
  ret i1 %r
}

; CHECK-LABEL: @fits(
; CHECK-NEXT:   %1 = add i32 %x, 128
; CHECK-NEXT:   %c = icmp ult i32 %1, 256
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @fits(i32 %x) {
  %t = trunc i32 %x to i8
  %z = sext i8 %t to i32
  %c = icmp eq i32 %z, %x
  ret i1 %c
}

; CHECK-LABEL: @fits_not(
; CHECK-NEXT:   %1 = add i32 %x, -128
; CHECK-NEXT:   %c = icmp ult i32 %1, -256
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @fits_not(i32 %x) {
  %t = shl i32 %x, 24
  %z = ashr i32 %t, 24
  %c = icmp ne i32 %z, %x
  ret i1 %c
}
