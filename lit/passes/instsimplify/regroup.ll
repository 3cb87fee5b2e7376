; Operations are regrouped and distributed where all of it then is there already; nothing is made for it.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

; (-a + 3) + a
; CHECK-LABEL: @cancel(
; CHECK-NEXT: ret i32 3
define i32 @cancel(i32 %a) {
  %n = sub i32 0, %a
  %s = add i32 3, %n
  %r = add i32 %a, %s
  ret i32 %r
}

; a & (~a & b)
; CHECK-LABEL: @contradiction(
; CHECK-NEXT: ret i32 0
define i32 @contradiction(i32 %a, i32 %b) {
  %n = xor i32 %a, -1
  %s = and i32 %n, %b
  %r = and i32 %a, %s
  ret i32 %r
}

; (b · 2¹⁶) · 2¹⁶
; CHECK-LABEL: @constants(
; CHECK-NEXT: ret i32 0
define i32 @constants(i32 %b) {
  %s = mul i32 %b, 65536
  %r = mul i32 %s, 65536
  ret i32 %r
}

; (a | 12) & 3 = a & 3 needs an instruction, (a | 12) & 12 does not.
; CHECK-LABEL: @distribute(
; CHECK: and i32
; CHECK-NEXT: call
; CHECK-NEXT: ret i32 12
define i32 @distribute(i32 %a) {
  %o = or i32 %a, 12
  %p = and i32 %o, 3
  call void @use(i32 %p)
  %q = and i32 %o, 12
  ret i32 %q
}

; (a + b) - (b + c) stays; (a + b) - b - a does not.
; CHECK-LABEL: @difference(
; CHECK: ret i32 0
define i32 @difference(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  %t = add i32 %b, %a
  %r = sub i32 %s, %t
  ret i32 %r
}

; undef in a lane would be two different values.
; CHECK-LABEL: @undef_lane(
; CHECK: %r = and
define <2 x i8> @undef_lane(<2 x i8> %a) {
  %o = or <2 x i8> %a, <i8 12, i8 12>
  %r = and <2 x i8> %o, <i8 undef, i8 12>
  ret <2 x i8> %r
}

declare void @use(i32)
