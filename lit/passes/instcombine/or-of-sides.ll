; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; ~b & a | b & c of bools is the choice between a and c. As opt-19 does.

; CHECK-LABEL: @f(
; CHECK-NEXT: select i1 %b, i1 %c, i1 %a
; CHECK-LABEL: @h(
; CHECK: select i1 %b, i1 %c, i1 %a
; CHECK-LABEL: @v(
; CHECK-NEXT: select <2 x i1> %b, <2 x i1> %c, <2 x i1> %a
; CHECK-LABEL: @uses(
; CHECK: select i1 %b, i1 %c, i1 %a
; CHECK-LABEL: @uses2(
; CHECK-NOT: select i1 %b, i1

define i1 @f(i1 %a, i1 %b, i1 %c) {
  %n = xor i1 %b, true
  %x = and i1 %n, %a
  %y = and i1 %c, %b
  %r = or i1 %x, %y
  ret i1 %r
}
define i1 @g(i1 %a, i1 %b, i1 %c) {
  %n = xor i1 %b, true
  %x = select i1 %n, i1 %a, i1 false
  %y = select i1 %b, i1 %c, i1 false
  %r = or i1 %x, %y
  ret i1 %r
}
define i1 @h(i1 %a, i1 %b, i32 %z) {
  %n = xor i1 %b, true
  %x = and i1 %n, %a
  %c = icmp sgt i32 %z, 3
  %y = and i1 %c, %b
  %r = or i1 %x, %y
  ret i1 %r
}
define <2 x i1> @v(<2 x i1> %a, <2 x i1> %b, <2 x i1> %c) {
  %n = xor <2 x i1> %b, <i1 true, i1 true>
  %x = and <2 x i1> %n, %a
  %y = and <2 x i1> %c, %b
  %r = or <2 x i1> %y, %x
  ret <2 x i1> %r
}
define i1 @uses(i1 %a, i1 %b, i1 %c) {
  %n = xor i1 %b, true
  %x = and i1 %n, %a
  call void @u(i1 %x)
  %y = and i1 %c, %b
  %r = or i1 %x, %y
  ret i1 %r
}
define i1 @uses2(i1 %a, i1 %b, i1 %c) {
  %n = xor i1 %b, true
  %x = and i1 %n, %a
  call void @u(i1 %x)
  %y = and i1 %c, %b
  call void @u(i1 %y)
  %r = or i1 %x, %y
  ret i1 %r
}
define i32 @sel(i1 %b, i32 %a, i32 %c) {
  %m = sext i1 %b to i32
  %n = xor i32 %m, -1
  %x = and i32 %n, %a
  %y = and i32 %c, %m
  %r = or i32 %x, %y
  ret i32 %r
}
declare void @u(i1)
