; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; Tests of several bits, all of which must be set, are a compare with a mask. The bits of another value do not belong to them.

;
; CHECK: define i32 @all(i32 %x) {
; CHECK-NEXT:   %1 = and i32 %x, 40
; CHECK-NEXT:   %2 = icmp eq i32 %1, 40
; CHECK-NEXT:   %3 = zext i1 %2 to i32
; CHECK-NEXT:   ret i32 %3
; CHECK-NEXT: }
;
; CHECK: define i64 @nested(i64 %x) {
; CHECK-NEXT:   %1 = and i64 %x, -9223372036854775776
; CHECK-NEXT:   %2 = icmp eq i64 %1, -9223372036854775776
; CHECK-NEXT:   %3 = zext i1 %2 to i64
; CHECK-NEXT:   ret i64 %3
; CHECK-NEXT: }
;
; CHECK: define i32 @two(i32 %x, i32 %y) {
; CHECK-NEXT:   %a = lshr i32 %x, 3
; CHECK-NEXT:   %b = lshr i32 %y, 5
; CHECK-NEXT:   %o = and i32 %a, %b
; CHECK-NEXT:   %r = and i32 %o, 1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

define i32 @all(i32 %x) {
  %a = lshr i32 %x, 3
  %b = lshr i32 %x, 5
  %o = and i32 %a, %b
  %r = and i32 %o, 1
  ret i32 %r
}
define i64 @nested(i64 %x) {
  %a = lshr i64 %x, 63
  %o = and i64 %a, 1
  %b = lshr i64 %x, 5
  %r = and i64 %o, %b
  ret i64 %r
}
define i32 @two(i32 %x, i32 %y) {
  %a = lshr i32 %x, 3
  %b = lshr i32 %y, 5
  %o = and i32 %a, %b
  %r = and i32 %o, 1
  ret i32 %r
}
