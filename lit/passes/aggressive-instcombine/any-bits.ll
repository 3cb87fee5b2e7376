; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; Tests of several bits, one of which is enough, are a test of a mask.

;
; CHECK: define i32 @any(i32 %x) {
; CHECK-NEXT:   %1 = and i32 %x, 41
; CHECK-NEXT:   %2 = icmp ne i32 %1, 0
; CHECK-NEXT:   %3 = zext i1 %2 to i32
; CHECK-NEXT:   ret i32 %3
; CHECK-NEXT: }
;
; CHECK: define <2 x i32> @lanes(<2 x i32> %x) {
; CHECK-NEXT:   %1 = and <2 x i32> %x, <i32 40, i32 40>
; CHECK-NEXT:   %2 = icmp ne <2 x i32> %1, zeroinitializer
; CHECK-NEXT:   %3 = zext <2 x i1> %2 to <2 x i32>
; CHECK-NEXT:   ret <2 x i32> %3
; CHECK-NEXT: }

define i32 @any(i32 %x) {
  %a = lshr i32 %x, 3
  %b = lshr i32 %x, 5
  %o = or i32 %a, %b
  %p = or i32 %o, %x
  %r = and i32 %p, 1
  ret i32 %r
}
define <2 x i32> @lanes(<2 x i32> %x) {
  %a = lshr <2 x i32> %x, <i32 3, i32 3>
  %b = lshr <2 x i32> %x, <i32 5, i32 5>
  %o = or <2 x i32> %a, %b
  %r = and <2 x i32> %o, <i32 1, i32 1>
  ret <2 x i32> %r
}
