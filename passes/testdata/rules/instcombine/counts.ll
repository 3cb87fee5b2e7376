; Bit counts of the lowest set bit and of extended numbers; quotients and remainders by powers of two
; that are corrected; tests of low bits.
define i4 @f1(i4 %x) {
  %n = sub i4 0, %x
  %b = and i4 %n, %x
  %c = call i4 @llvm.ctlz.i4(i4 %b, i1 true)
  %r = xor i4 %c, 3
  ret i4 %r
}
define i4 @f2(i4 %x) {
  %n = sub i4 0, %x
  %b = and i4 %x, %n
  %c = call i4 @llvm.ctlz.i4(i4 %b, i1 false)
  %z = icmp eq i4 %x, 0
  %f = xor i4 %c, 3
  %r = select i1 %z, i4 4, i4 %f
  ret i4 %r
}
define i4 @f3(i4 %x) {
  %z = zext i4 %x to i7
  %c = call i7 @llvm.ctlz.i7(i7 %z, i1 false)
  %r = trunc i7 %c to i4
  ret i4 %r
}
define i4 @f4(i4 %x) {
  %z = zext i4 %x to i15
  %c = call i15 @llvm.ctlz.i15(i15 %z, i1 true)
  %r = trunc i15 %c to i4
  ret i4 %r
}
define i6 @f5(i6 %x) {
  %d = sdiv i6 %x, 4
  %a = and i6 %x, -29
  %c = icmp ugt i6 %a, -32
  %s = sext i1 %c to i6
  %r = add i6 %d, %s
  ret i6 %r
}
define i6 @f6(i6 %x) {
  %d = sdiv i6 %x, 2
  %a = and i6 %x, -31
  %c = icmp eq i6 %a, -31
  %s = sext i1 %c to i6
  %r = add i6 %s, %d
  ret i6 %r
}
define i6 @f7(i6 %x) {
  %q = srem i6 %x, 8
  %h = lshr i6 %q, 2
  %a = and i6 %h, 8
  %r = add i6 %a, %q
  ret i6 %r
}
define i1 @f8(i5 %x) {
  %s = add i5 %x, 7
  %m = and i5 %s, 7
  %r = icmp ult i5 %m, %x
  ret i1 %r
}
define i1 @f9(i5 %x) {
  %s = add i5 %x, 1
  %m = and i5 %s, 1
  %r = icmp ule i5 %x, %m
  ret i1 %r
}
define i1 @f10(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.usub.with.overflow.i4(i4 %x, i4 %y)
  %v = extractvalue { i4, i1 } %o, 1
  %s = extractvalue { i4, i1 } %o, 0
  %z = icmp eq i4 %s, 0
  %r = xor i1 %v, %z
  ret i1 %r
}
define i1 @f11(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
  %v = extractvalue { i4, i1 } %o, 1
  %z = icmp ne i4 %x, 0
  %r = select i1 %v, i1 %z, i1 false
  ret i1 %r
}
define i1 @f12(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.smul.with.overflow.i4(i4 %x, i4 %y)
  %v = extractvalue { i4, i1 } %o, 1
  %z = icmp ne i4 %y, 0
  %r = select i1 %v, i1 true, i1 %z
  ret i1 %r
}
define i1 @f13(i6 %x) {
  %m = add i6 %x, -1
  %b = xor i6 %x, %m
  %r = icmp ule i6 %x, %b
  ret i1 %r
}
define i5 @f14(i5 %x) {
  %a = xor i5 %x, 11
  %r = add nsw i5 %a, -16
  ret i5 %r
}
