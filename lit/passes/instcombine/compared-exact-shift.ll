; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A shift that loses nothing is compared as what is shifted, with the constant moved back.

; CHECK-LABEL: @a(
; CHECK-NEXT:    %c = icmp ugt i64 %x, 32
define i1 @a(i64 %x) {
  %s = ashr exact i64 %x, 5
  %c = icmp ugt i64 %s, 1
  ret i1 %c
}
; CHECK-LABEL: @b(
; CHECK-NEXT:    %c = icmp sgt i64 %x, 8
define i1 @b(i64 %x) {
  %s = ashr exact i64 %x, 3
  %c = icmp sgt i64 %s, 1
  ret i1 %c
}
; CHECK-LABEL: @c(
; CHECK-NEXT:    %c = icmp ugt i64 %x, 8
define i1 @c(i64 %x) {
  %s = lshr exact i64 %x, 3
  %c = icmp ugt i64 %s, 1
  ret i1 %c
}
; CHECK-LABEL: @d(
; CHECK-NEXT:    %c = icmp ugt i64 %x, 8
define i1 @d(i64 %x) {
  %s = ashr exact i64 %x, 3
  %c = icmp ult i64 1, %s
  ret i1 %c
}
