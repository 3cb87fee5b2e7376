; Intrinsic calls: saturation written with overflow tests, funnel shifts, calls of selects.
define i5 @f1(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp slt i5 %x, 0
  %l = select i1 %c, i5 -16, i5 15
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f2(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp slt i5 %x, 1
  %l = select i1 %c, i5 -16, i5 15
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f3(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp sgt i5 %x, 0
  %l = select i1 %c, i5 15, i5 -16
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f4(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp sgt i5 %x, -1
  %l = select i1 %c, i5 15, i5 -16
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f5(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp slt i5 %y, 0
  %l = select i1 %c, i5 -16, i5 15
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f6(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp slt i5 %y, 1
  %l = select i1 %c, i5 -16, i5 15
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f7(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp sgt i5 %y, 0
  %l = select i1 %c, i5 15, i5 -16
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f8(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp sgt i5 %y, -1
  %l = select i1 %c, i5 15, i5 -16
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f9(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp slt i5 %x, 0
  %l = select i1 %c, i5 -16, i5 15
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f10(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp slt i5 %x, -1
  %l = select i1 %c, i5 -16, i5 15
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f11(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp sgt i5 %x, -1
  %l = select i1 %c, i5 15, i5 -16
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f12(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp sgt i5 %x, -2
  %l = select i1 %c, i5 15, i5 -16
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f13(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp slt i5 %y, 0
  %l = select i1 %c, i5 15, i5 -16
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f14(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp slt i5 %y, 1
  %l = select i1 %c, i5 15, i5 -16
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f15(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp sgt i5 %y, 0
  %l = select i1 %c, i5 -16, i5 15
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i5 @f16(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %x, i5 %y)
  %v = extractvalue { i5, i1 } %o, 1
  %s = extractvalue { i5, i1 } %o, 0
  %c = icmp sgt i5 %y, -1
  %l = select i1 %c, i5 -16, i5 15
  %r = select i1 %v, i5 %l, i5 %s
  ret i5 %r
}
define i1 @f17(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.uadd.with.overflow.i5(i5 %x, i5 %y)
  %s = extractvalue { i5, i1 } %o, 0
  %r = icmp ult i5 %s, %x
  ret i1 %r
}
define i1 @f18(i5 %x, i5 %y) {
  %o = call { i5, i1 } @llvm.uadd.with.overflow.i5(i5 %x, i5 %y)
  %s = extractvalue { i5, i1 } %o, 0
  %r = icmp ult i5 %s, %y
  ret i1 %r
}
define i5 @f19(i5 %x) {
  %y = or i5 %x, 24
  %o = call { i5, i1 } @llvm.uadd.with.overflow.i5(i5 %y, i5 8)
  %s = extractvalue { i5, i1 } %o, 0
  %v = extractvalue { i5, i1 } %o, 1
  %w = sext i1 %v to i5
  %r = xor i5 %s, %w
  ret i5 %r
}
define i8 @f20(i8 %x, i8 %y) {
  %r = call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 -1)
  ret i8 %r
}
define i8 @f21(i8 %x, i8 %y) {
  %r = call i8 @llvm.fshr.i8(i8 %x, i8 %y, i8 1)
  ret i8 %r
}
define i8 @f22(i8 %x, i8 %y) {
  %r = call i8 @llvm.fshr.i8(i8 %x, i8 %y, i8 5)
  ret i8 %r
}
define i8 @f23(i8 %x, i8 %y) {
  %r = call i8 @llvm.fshr.i8(i8 %x, i8 %y, i8 7)
  ret i8 %r
}
define i8 @f24(i8 %x, i8 %y) {
  %r = call i8 @llvm.fshr.i8(i8 %x, i8 %y, i8 -1)
  ret i8 %r
}
define i5 @f25(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 7
  %r = call i5 @llvm.umin.i5(i5 %s, i5 3)
  ret i5 %r
}
define i5 @f26(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 7
  %r = call i5 @llvm.umax.i5(i5 %s, i5 3)
  ret i5 %r
}
define i5 @f27(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 7
  %r = call i5 @llvm.smin.i5(i5 %s, i5 3)
  ret i5 %r
}
define i5 @f28(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 7
  %r = call i5 @llvm.smax.i5(i5 %s, i5 3)
  ret i5 %r
}
define i5 @f29(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 7
  %r = call i5 @llvm.uadd.sat.i5(i5 %s, i5 3)
  ret i5 %r
}
define i5 @f30(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 7
  %r = call i5 @llvm.usub.sat.i5(i5 %s, i5 3)
  ret i5 %r
}
define i5 @f31(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 7
  %r = call i5 @llvm.sadd.sat.i5(i5 %s, i5 3)
  ret i5 %r
}
define i5 @f32(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 7
  %r = call i5 @llvm.ssub.sat.i5(i5 %s, i5 3)
  ret i5 %r
}
define i5 @f33(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 12
  %r = call i5 @llvm.ctlz.i5(i5 %s, i1 true)
  ret i5 %r
}
define i5 @f34(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 12
  %r = call i5 @llvm.ctlz.i5(i5 %s, i1 false)
  ret i5 %r
}
define i5 @f35(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 12
  %r = call i5 @llvm.cttz.i5(i5 %s, i1 true)
  ret i5 %r
}
define i5 @f36(i5 %x, i1 %c) {
  %s = select i1 %c, i5 %x, i5 12
  %r = call i5 @llvm.cttz.i5(i5 %s, i1 false)
  ret i5 %r
}
define i5 @f101(i5 %x, i5 %y) {
  %n = xor i5 %y, -1
  %m = call i5 @llvm.umin.i5(i5 %x, i5 %n)
  %r = add i5 %m, %y
  ret i5 %r
}
define i5 @f102(i5 %x) {
  %m = call i5 @llvm.umin.i5(i5 %x, i5 12)
  %r = add i5 %m, -13
  ret i5 %r
}
define i5 @f103(i5 %x, i5 %y) {
  %m = call i5 @llvm.usub.sat.i5(i5 %x, i5 %y)
  %r = sub i5 %x, %m
  ret i5 %r
}
define i5 @f104(i5 %x) {
  %m = call i5 @llvm.smax.i5(i5 %x, i5 12)
  %r = call i5 @llvm.sadd.sat.i5(i5 %m, i5 5)
  ret i5 %r
}
define i5 @f105(i5 %x) {
  %m = call i5 @llvm.smin.i5(i5 %x, i5 -12)
  %r = call i5 @llvm.sadd.sat.i5(i5 %m, i5 -5)
  ret i5 %r
}
declare { i5, i1 } @llvm.sadd.with.overflow.i5(i5, i5)
declare { i5, i1 } @llvm.ssub.with.overflow.i5(i5, i5)
declare { i5, i1 } @llvm.uadd.with.overflow.i5(i5, i5)
declare i5 @llvm.umin.i5(i5, i5)
declare i5 @llvm.umax.i5(i5, i5)
declare i5 @llvm.smin.i5(i5, i5)
declare i5 @llvm.smax.i5(i5, i5)
declare i5 @llvm.uadd.sat.i5(i5, i5)
declare i5 @llvm.usub.sat.i5(i5, i5)
declare i5 @llvm.sadd.sat.i5(i5, i5)
declare i5 @llvm.ssub.sat.i5(i5, i5)
declare i5 @llvm.ctlz.i5(i5, i1)
declare i5 @llvm.cttz.i5(i5, i1)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)

declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)

define i8 @zero_counts(i8 %x) {
  %z = icmp eq i8 %x, 0
  %n = sub i8 0, %x
  %a = and i8 %n, %x
  %c = call i8 @llvm.ctlz.i8(i8 %a, i1 false)
  %f = xor i8 %c, 7
  %r = select i1 %z, i8 %c, i8 %f
  ret i8 %r
}

define i8 @zero_counts_poison(i8 %x) {
  %z = icmp ne i8 %x, 0
  %n = sub i8 0, %x
  %a = and i8 %x, %n
  %c = call i8 @llvm.ctlz.i8(i8 %a, i1 true)
  %f = xor i8 %c, 7
  %r = select i1 %z, i8 %f, i8 %c
  ret i8 %r
}

define i1 @power_with_a_known_bit(i8 %x) {
  %o = or i8 %x, 4
  %c = call i8 @llvm.ctpop.i8(i8 %o)
  %r = icmp eq i8 %c, 1
  ret i1 %r
}

define i1 @no_power_with_a_known_bit(i8 %x) {
  %o = or i8 %x, 4
  %c = call i8 @llvm.ctpop.i8(i8 %o)
  %r = icmp ugt i8 %c, 1
  ret i1 %r
}

declare i8 @llvm.smax.i8(i8, i8)

define i8 @symmetric_selects(i1 %c, i8 %x, i7 %n) {
  %y = zext i7 %n to i8
  %a = select i1 %c, i8 %x, i8 %y
  %b = select i1 %c, i8 %y, i8 %x
  %r = call i8 @llvm.smax.i8(i8 %a, i8 %b)
  ret i8 %r
}
