; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Compares of bits with constants are the bit, or, where the bit is a negation, what is negated.

; CHECK-LABEL: @a(
; CHECK:         ret i1 %c
define i1 @a(i1 %c) {
  %n = xor i1 %c, true
  %z = zext i1 %n to i64
  %r = icmp eq i64 %z, 0
  ret i1 %r
}
; CHECK-LABEL: @b(
; CHECK:         ret i1 %c
define i1 @b(i1 %c) {
  %n = xor i1 %c, true
  %r = icmp eq i1 %n, false
  ret i1 %r
}
; CHECK-LABEL: @c(
; CHECK:         ret i1 %c
define i1 @c(i1 %c) {
  %n = xor i1 %c, true
  %r = icmp ne i1 %n, true
  ret i1 %r
}
; CHECK-LABEL: @d(
; CHECK:         ret i1 %c
define i1 @d(i1 %c) {
  %n = xor i1 %c, true
  %r = icmp ult i1 %n, true
  ret i1 %r
}
; CHECK-LABEL: @e(
; CHECK:         ret i1 %c
define i1 @e(i1 %c) {
  %z = zext i1 %c to i64
  %r = icmp ne i64 %z, 0
  ret i1 %r
}
; CHECK-LABEL: @f(
; CHECK:         ret i1 %c
define i1 @f(i1 %c) {
  %n = xor i1 %c, true
  %z = sext i1 %n to i64
  %r = icmp eq i64 %z, 0
  ret i1 %r
}
; A negation would have to be made.
; CHECK-LABEL: @needs_one(
; CHECK:         ret i1 %r
define i1 @needs_one(i1 %c) {
  %r = icmp eq i1 %c, false
  ret i1 %r
}
