; Minima and maxima in disguise, parts of integers that are compared, and inverted operands that move together.
define i4 @f1(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp sgt i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %b
  ret i4 %r
}
define i4 @f2(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp sgt i4 %x, %y
  %r = select i1 %c, i4 %b, i4 %a
  ret i4 %r
}
define i4 @f3(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp slt i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %b
  ret i4 %r
}
define i4 @f4(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp slt i4 %x, %y
  %r = select i1 %c, i4 %b, i4 %a
  ret i4 %r
}
define i4 @f5(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp ugt i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %b
  ret i4 %r
}
define i4 @f6(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp ugt i4 %x, %y
  %r = select i1 %c, i4 %b, i4 %a
  ret i4 %r
}
define i4 @f7(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp ult i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %b
  ret i4 %r
}
define i4 @f8(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp ult i4 %x, %y
  %r = select i1 %c, i4 %b, i4 %a
  ret i4 %r
}
define i4 @f9(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp sge i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %b
  ret i4 %r
}
define i4 @f10(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp sge i4 %x, %y
  %r = select i1 %c, i4 %b, i4 %a
  ret i4 %r
}
define i4 @f11(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp ule i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %b
  ret i4 %r
}
define i4 @f12(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp ule i4 %x, %y
  %r = select i1 %c, i4 %b, i4 %a
  ret i4 %r
}
define i4 @f13(i4 %x) {
  %a = xor i4 %x, -1
  %c = icmp sgt i4 %x, -1
  %r = select i1 %c, i4 %a, i4 0
  ret i4 %r
}
define i4 @f14(i4 %x) {
  %a = xor i4 %x, -1
  %c = icmp sgt i4 %x, -1
  %r = select i1 %c, i4 0, i4 %a
  ret i4 %r
}
define i4 @f15(i4 %x) {
  %a = xor i4 %x, -1
  %c = icmp slt i4 %x, 3
  %r = select i1 %c, i4 %a, i4 -4
  ret i4 %r
}
define i4 @f16(i4 %x) {
  %a = xor i4 %x, -1
  %c = icmp slt i4 %x, 3
  %r = select i1 %c, i4 -4, i4 %a
  ret i4 %r
}
define i4 @f17(i4 %x) {
  %a = xor i4 %x, -1
  %c = icmp ugt i4 %x, 5
  %r = select i1 %c, i4 %a, i4 -6
  ret i4 %r
}
define i4 @f18(i4 %x) {
  %a = xor i4 %x, -1
  %c = icmp ugt i4 %x, 5
  %r = select i1 %c, i4 -6, i4 %a
  ret i4 %r
}
define i4 @f19(i4 %x) {
  %a = xor i4 %x, -1
  %c = icmp ult i4 %x, 9
  %r = select i1 %c, i4 %a, i4 -10
  ret i4 %r
}
define i4 @f20(i4 %x) {
  %a = xor i4 %x, -1
  %c = icmp ult i4 %x, 9
  %r = select i1 %c, i4 -10, i4 %a
  ret i4 %r
}
define i4 @f21(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smin.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.smin.i4(i4 %b, i4 %d)
  %c = icmp slt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f22(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smin.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.smin.i4(i4 %b, i4 %d)
  %c = icmp slt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f23(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smin.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.smin.i4(i4 %d, i4 %b)
  %c = icmp slt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f24(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smin.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.smin.i4(i4 %d, i4 %b)
  %c = icmp slt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f25(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smax.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.smax.i4(i4 %b, i4 %d)
  %c = icmp sgt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f26(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smax.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.smax.i4(i4 %b, i4 %d)
  %c = icmp sgt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f27(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smax.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.smax.i4(i4 %d, i4 %b)
  %c = icmp sgt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f28(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smax.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.smax.i4(i4 %d, i4 %b)
  %c = icmp sgt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f29(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umin.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.umin.i4(i4 %b, i4 %d)
  %c = icmp ult i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f30(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umin.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.umin.i4(i4 %b, i4 %d)
  %c = icmp ult i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f31(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umin.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.umin.i4(i4 %d, i4 %b)
  %c = icmp ult i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f32(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umin.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.umin.i4(i4 %d, i4 %b)
  %c = icmp ult i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f33(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umax.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.umax.i4(i4 %b, i4 %d)
  %c = icmp ugt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f34(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umax.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.umax.i4(i4 %b, i4 %d)
  %c = icmp ugt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f35(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umax.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.umax.i4(i4 %d, i4 %b)
  %c = icmp ugt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f36(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umax.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.umax.i4(i4 %d, i4 %b)
  %c = icmp ugt i4 %a, %d
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f37(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smin.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.smin.i4(i4 %b, i4 %d)
  %c = icmp sgt i4 %d, %a
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f38(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smin.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.smin.i4(i4 %b, i4 %d)
  %c = icmp sgt i4 %d, %a
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f39(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smin.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.smin.i4(i4 %d, i4 %b)
  %c = icmp sgt i4 %d, %a
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f40(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.smin.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.smin.i4(i4 %d, i4 %b)
  %c = icmp sgt i4 %d, %a
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f41(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umax.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.umax.i4(i4 %b, i4 %d)
  %c = icmp ult i4 %d, %a
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f42(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umax.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.umax.i4(i4 %b, i4 %d)
  %c = icmp ult i4 %d, %a
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f43(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umax.i4(i4 %b, i4 %a)
  %u = call i4 @llvm.umax.i4(i4 %d, i4 %b)
  %c = icmp ult i4 %d, %a
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f44(i4 %a, i4 %b, i4 %d) {
  %t = call i4 @llvm.umax.i4(i4 %a, i4 %b)
  %u = call i4 @llvm.umax.i4(i4 %d, i4 %b)
  %c = icmp ult i4 %d, %a
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f45(i4 %a, i4 %b, i4 %d) {
  %na = xor i4 %a, -1
  %nd = xor i4 %d, -1
  %t = call i4 @llvm.smin.i4(i4 %na, i4 %b)
  %u = call i4 @llvm.smin.i4(i4 %nd, i4 %b)
  %c = icmp slt i4 %d, %a
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i4 @f46(i4 %a, i4 %b, i4 %d) {
  %na = xor i4 %a, -1
  %nd = xor i4 %d, -1
  %t = call i4 @llvm.umax.i4(i4 %na, i4 %b)
  %u = call i4 @llvm.umax.i4(i4 %nd, i4 %b)
  %c = icmp ugt i4 %d, %a
  %r = select i1 %c, i4 %t, i4 %u
  ret i4 %r
}
define i3 @f47(i3 %a, i3 %b, i3 %c) {
  %nb = xor i3 %b, -1
  %nc = xor i3 %c, -1
  %t = and i3 %nb, %a
  %r = and i3 %t, %nc
  ret i3 %r
}
define i3 @f48(i3 %a, i3 %b, i3 %c) {
  %nb = xor i3 %b, -1
  %nc = xor i3 %c, -1
  %t = and i3 %a, %nb
  %r = and i3 %t, %nc
  ret i3 %r
}
define i3 @f49(i3 %a, i3 %b, i3 %c) {
  %nb = xor i3 %b, -1
  %nc = xor i3 %c, -1
  %t = or i3 %nb, %a
  %r = or i3 %t, %nc
  ret i3 %r
}
define i3 @f50(i3 %a, i3 %b, i3 %c) {
  %nb = xor i3 %b, -1
  %nc = xor i3 %c, -1
  %t = or i3 %a, %nb
  %r = or i3 %t, %nc
  ret i3 %r
}
define i1 @f51(i3 %a, i3 %b, i3 %c) {
  %x = icmp eq i3 %a, 0
  %y = icmp eq i3 %b, 0
  %z = icmp eq i3 %c, 0
  %t = and i1 %x, %y
  %r = and i1 %t, %z
  ret i1 %r
}
define i1 @f52(i3 %a, i3 %b, i3 %c) {
  %x = icmp ne i3 %a, 0
  %y = icmp ne i3 %b, 0
  %z = icmp ne i3 %c, 0
  %t = or i1 %x, %y
  %r = or i1 %t, %z
  ret i1 %r
}
define i1 @f53(i3 %a, i3 %b, i3 %c) {
  %x = icmp eq i3 %a, -1
  %y = icmp eq i3 %b, -1
  %z = icmp eq i3 %c, -1
  %t = and i1 %x, %y
  %r = and i1 %t, %z
  ret i1 %r
}
define i1 @f54(i3 %a, i3 %b, i3 %c) {
  %x = icmp ne i3 %a, -1
  %y = icmp ne i3 %b, -1
  %z = icmp ne i3 %c, -1
  %t = or i1 %x, %y
  %r = or i1 %t, %z
  ret i1 %r
}
define i1 @f55(i8 %x) {
  %s = lshr i8 %x, 3
  %t = trunc i8 %s to i3
  %c = icmp eq i3 %t, 2
  %e = icmp eq i8 %x, 100
  %r = xor i1 %c, %e
  ret i1 %r
}
define i1 @f56(i8 %x) {
  %s = lshr i8 %x, 1
  %t = trunc i8 %s to i2
  %c = icmp eq i2 %t, 0
  %e = icmp eq i8 %x, 100
  %r = xor i1 %c, %e
  ret i1 %r
}
define i1 @f57(i8 %x) {
  %s = lshr i8 %x, 5
  %t = trunc i8 %s to i3
  %c = icmp eq i3 %t, 3
  %e = icmp eq i8 %x, 100
  %r = xor i1 %c, %e
  ret i1 %r
}
define i1 @f58(i8 %x) {
  %s = lshr i8 %x, 2
  %t = trunc i8 %s to i2
  %c = icmp eq i2 %t, -1
  %e = icmp eq i8 %x, 100
  %r = xor i1 %c, %e
  ret i1 %r
}
define i1 @f59(i8 %x) {
  %s = lshr i8 %x, 3
  %t = trunc i8 %s to i3
  %c = icmp ne i3 %t, 2
  %e = icmp eq i8 %x, 100
  %r = xor i1 %c, %e
  ret i1 %r
}
define i1 @f60(i8 %x) {
  %s = lshr i8 %x, 1
  %t = trunc i8 %s to i2
  %c = icmp ne i2 %t, 0
  %e = icmp eq i8 %x, 100
  %r = xor i1 %c, %e
  ret i1 %r
}
define i1 @f61(i8 %x) {
  %s = lshr i8 %x, 5
  %t = trunc i8 %s to i3
  %c = icmp ne i3 %t, 3
  %e = icmp eq i8 %x, 100
  %r = xor i1 %c, %e
  ret i1 %r
}
define i1 @f62(i8 %x) {
  %s = lshr i8 %x, 2
  %t = trunc i8 %s to i2
  %c = icmp ne i2 %t, -1
  %e = icmp eq i8 %x, 100
  %r = xor i1 %c, %e
  ret i1 %r
}
declare i4 @llvm.smin.i4(i4, i4)
declare i4 @llvm.smax.i4(i4, i4)
declare i4 @llvm.umin.i4(i4, i4)
declare i4 @llvm.umax.i4(i4, i4)
