; RUN: opt-go -passes=instcombine -S %s | FileCheck %s
; Small rules: the values are what opt-19 makes of them. Written by hand.

; A quotient is nearer to zero, or on its other side.
; CHECK-LABEL: define i1 @quotient(
; CHECK-NEXT: %r = icmp slt i8 %x, 0
define i1 @quotient(i8 %x) {
  %q = sdiv i8 %x, 24
  %r = icmp sgt i8 %q, %x
  ret i1 %r
}

; CHECK-LABEL: define i1 @negative(
; CHECK-NEXT: %r = icmp slt i8 %x, 1
define i1 @negative(i8 %x) {
  %q = sdiv i8 %x, -3
  %r = icmp sge i8 %q, %x
  ret i1 %r
}

; Dividing by -1 is negating: that does not move -128.
; CHECK-LABEL: define i1 @opposite(
; CHECK-NOT: icmp eq i8 %x, 0
; CHECK: ret i1
define i1 @opposite(i8 %x) {
  %q = sub i8 0, %x
  %r = icmp eq i8 %q, %x
  ret i1 %r
}

; CHECK-LABEL: define i1 @disjoint(
; CHECK-NEXT: %r = icmp eq i8 %x, 8
define i1 @disjoint(i8 %x) {
  %o = or disjoint i8 %x, 4
  %r = icmp eq i8 %o, 12
  ret i1 %r
}

; CHECK-LABEL: define i8 @inverted(
; CHECK: %r = sub i8 -32, %x
define i8 @inverted(i8 %x) {
  %s = add nuw i8 %x, 31
  call void @use(i8 %s)
  %r = xor i8 %s, -1
  ret i8 %r
}

; CHECK-LABEL: define i8 @extended(
; CHECK: %r = select i1 %c, i8 -24, i8 0
define i8 @extended(i1 %c) {
  %e = sext i1 %c to i8
  call void @use(i8 %e)
  %r = mul i8 %e, 24
  ret i8 %r
}

; CHECK-LABEL: define i8 @product(
; CHECK: mul nuw nsw i8
define i8 @product(i8 %x, i8 %y) {
  %a = lshr i8 %x, 1
  %b = lshr i8 %y, 3
  %r = mul nsw i8 %a, %b
  ret i8 %r
}

; CHECK-LABEL: define i32 @exact(
; CHECK: ashr exact i32 -2147483648, %a
define i32 @exact(i32 %a) {
  %r = ashr i32 -2147483648, %a
  ret i32 %r
}

; The freeze moves to the one operand that may be poison; attributes of the result are dropped.
; CHECK-LABEL: define i8 @frozen(
; CHECK-NEXT: %x.fr = freeze i8 %x
; CHECK-NEXT: %m = call i8 @llvm.smin.i8(i8 %x.fr, i8 -1)
; CHECK-NEXT: ret i8 %m
define i8 @frozen(i8 %x) {
  %m = call range(i8 -5, 0) i8 @llvm.smin.i8(i8 %x, i8 -1)
  %r = freeze i8 %m
  ret i8 %r
}

declare void @use(i8)
declare i8 @llvm.smin.i8(i8, i8)
