; Rules for LLVM 22's results: extremes of sums with a common operand, compares of numbers with one sign, decided conditions.
define i4 @f1(i4 %a, i4 %b, i4 %c) {
  %x = add nsw i4 %c, %a
  %y = add nsw i4 %c, %b
  %r = call i4 @llvm.smin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f2(i4 %a, i4 %b, i4 %c) {
  %x = add nsw i4 %a, %c
  %y = add nsw i4 %c, %b
  %r = call i4 @llvm.smin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f3(i4 %a, i4 %b, i4 %c) {
  %x = add nsw i4 %c, %a
  %y = add nsw i4 %b, %c
  %r = call i4 @llvm.smin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f4(i4 %a, i4 %b, i4 %c) {
  %x = add nsw i4 %a, %c
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.smin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f5(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %c, %a
  %y = add nuw nsw i4 %c, %b
  %r = call i4 @llvm.smin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f6(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %a, %c
  %y = add nuw nsw i4 %c, %b
  %r = call i4 @llvm.smin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f7(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %c, %a
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.smin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f8(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %a, %c
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.smin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f9(i4 %a, i4 %b, i4 %c) {
  %x = add nsw i4 %c, %a
  %y = add nsw i4 %c, %b
  %r = call i4 @llvm.smax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f10(i4 %a, i4 %b, i4 %c) {
  %x = add nsw i4 %a, %c
  %y = add nsw i4 %c, %b
  %r = call i4 @llvm.smax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f11(i4 %a, i4 %b, i4 %c) {
  %x = add nsw i4 %c, %a
  %y = add nsw i4 %b, %c
  %r = call i4 @llvm.smax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f12(i4 %a, i4 %b, i4 %c) {
  %x = add nsw i4 %a, %c
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.smax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f13(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %c, %a
  %y = add nuw nsw i4 %c, %b
  %r = call i4 @llvm.smax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f14(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %a, %c
  %y = add nuw nsw i4 %c, %b
  %r = call i4 @llvm.smax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f15(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %c, %a
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.smax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f16(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %a, %c
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.smax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f17(i4 %a, i4 %b, i4 %c) {
  %x = add nuw i4 %c, %a
  %y = add nuw i4 %c, %b
  %r = call i4 @llvm.umin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f18(i4 %a, i4 %b, i4 %c) {
  %x = add nuw i4 %a, %c
  %y = add nuw i4 %c, %b
  %r = call i4 @llvm.umin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f19(i4 %a, i4 %b, i4 %c) {
  %x = add nuw i4 %c, %a
  %y = add nuw i4 %b, %c
  %r = call i4 @llvm.umin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f20(i4 %a, i4 %b, i4 %c) {
  %x = add nuw i4 %a, %c
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.umin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f21(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %c, %a
  %y = add nuw nsw i4 %c, %b
  %r = call i4 @llvm.umin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f22(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %a, %c
  %y = add nuw nsw i4 %c, %b
  %r = call i4 @llvm.umin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f23(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %c, %a
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.umin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f24(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %a, %c
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.umin.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f25(i4 %a, i4 %b, i4 %c) {
  %x = add nuw i4 %c, %a
  %y = add nuw i4 %c, %b
  %r = call i4 @llvm.umax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f26(i4 %a, i4 %b, i4 %c) {
  %x = add nuw i4 %a, %c
  %y = add nuw i4 %c, %b
  %r = call i4 @llvm.umax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f27(i4 %a, i4 %b, i4 %c) {
  %x = add nuw i4 %c, %a
  %y = add nuw i4 %b, %c
  %r = call i4 @llvm.umax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f28(i4 %a, i4 %b, i4 %c) {
  %x = add nuw i4 %a, %c
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.umax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f29(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %c, %a
  %y = add nuw nsw i4 %c, %b
  %r = call i4 @llvm.umax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f30(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %a, %c
  %y = add nuw nsw i4 %c, %b
  %r = call i4 @llvm.umax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f31(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %c, %a
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.umax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i4 @f32(i4 %a, i4 %b, i4 %c) {
  %x = add nuw nsw i4 %a, %c
  %y = add nuw nsw i4 %b, %c
  %r = call i4 @llvm.umax.i4(i4 %x, i4 %y)
  ret i4 %r
}
define i1 @f33(i6 %a, i6 %b) {
  %x = and i6 %a, 31
  %y = lshr i6 %b, 2
  %r = icmp ult i6 %x, %y
  ret i1 %r
}
define i1 @f34(i6 %a, i6 %b) {
  %x = or i6 %a, -32
  %y = or i6 %b, 33
  %r = icmp ult i6 %x, %y
  ret i1 %r
}
define i1 @f35(i6 %a) {
  %x = and i6 %a, 31
  %r = icmp ult i6 %x, 9
  ret i1 %r
}
define i1 @f36(i6 %a, i6 %b) {
  %x = and i6 %a, 31
  %y = lshr i6 %b, 2
  %r = icmp ugt i6 %x, %y
  ret i1 %r
}
define i1 @f37(i6 %a, i6 %b) {
  %x = or i6 %a, -32
  %y = or i6 %b, 33
  %r = icmp ugt i6 %x, %y
  ret i1 %r
}
define i1 @f38(i6 %a) {
  %x = and i6 %a, 31
  %r = icmp ugt i6 %x, 9
  ret i1 %r
}
define i1 @f39(i6 %a, i6 %b) {
  %x = and i6 %a, 31
  %y = lshr i6 %b, 2
  %r = icmp slt i6 %x, %y
  ret i1 %r
}
define i1 @f40(i6 %a, i6 %b) {
  %x = or i6 %a, -32
  %y = or i6 %b, 33
  %r = icmp slt i6 %x, %y
  ret i1 %r
}
define i1 @f41(i6 %a) {
  %x = and i6 %a, 31
  %r = icmp slt i6 %x, 9
  ret i1 %r
}
define i1 @f42(i6 %a, i6 %b) {
  %x = and i6 %a, 31
  %y = lshr i6 %b, 2
  %r = icmp sgt i6 %x, %y
  ret i1 %r
}
define i1 @f43(i6 %a, i6 %b) {
  %x = or i6 %a, -32
  %y = or i6 %b, 33
  %r = icmp sgt i6 %x, %y
  ret i1 %r
}
define i1 @f44(i6 %a) {
  %x = and i6 %a, 31
  %r = icmp sgt i6 %x, 9
  ret i1 %r
}
define i4 @f45(i1 %c, i4 %a) {
  br i1 %c, label %t, label %f
t:
  %x = zext i1 %c to i4
  %s = add i4 %a, %x
  ret i4 %s
f:
  %y = sext i1 %c to i4
  %u = sub i4 %a, %y
  ret i4 %u
}
define i1 @f46(i4 %a, i4 %b) {
  %c = icmp slt i4 %a, %b
  br i1 %c, label %t, label %f
t:
  br label %f
f:
  %r = phi i1 [ %c, %t ], [ %c, %0 ]
  ret i1 %r
}
declare i4 @llvm.smin.i4(i4, i4)
declare i4 @llvm.smax.i4(i4, i4)
declare i4 @llvm.umin.i4(i4, i4)
declare i4 @llvm.umax.i4(i4, i4)
define i5 @f47(i1 %c, i5 %x) {
  %a = add nuw nsw i5 %x, 9
  %s = select i1 %c, i5 %a, i5 %x
  %r = add nuw nsw i5 %s, 5
  ret i5 %r
}
define i5 @f48(i1 %c, i5 %x) {
  %a = add nuw nsw i5 %x, 9
  %s = select i1 %c, i5 %x, i5 %a
  %r = add nuw nsw i5 %s, 5
  ret i5 %r
}
define i5 @f49(i1 %c, i5 %x) {
  %a = add i5 %x, 9
  %s = select i1 %c, i5 %a, i5 %x
  %r = add i5 %s, 5
  ret i5 %r
}
define i5 @f50(i1 %c, i5 %x) {
  %a = add i5 %x, 9
  %s = select i1 %c, i5 %x, i5 %a
  %r = add i5 %s, 5
  ret i5 %r
}
define i5 @f51(i1 %c, i5 %x) {
  %a = or i5 %x, 9
  %s = select i1 %c, i5 %a, i5 %x
  %r = or i5 %s, 5
  ret i5 %r
}
define i5 @f52(i1 %c, i5 %x) {
  %a = or i5 %x, 9
  %s = select i1 %c, i5 %x, i5 %a
  %r = or i5 %s, 5
  ret i5 %r
}
define i5 @f53(i1 %c, i5 %x) {
  %a = xor i5 %x, 9
  %s = select i1 %c, i5 %a, i5 %x
  %r = xor i5 %s, 5
  ret i5 %r
}
define i5 @f54(i1 %c, i5 %x) {
  %a = xor i5 %x, 9
  %s = select i1 %c, i5 %x, i5 %a
  %r = xor i5 %s, 5
  ret i5 %r
}
define i5 @f55(i1 %c, i5 %x) {
  %a = mul nsw i5 %x, 9
  %s = select i1 %c, i5 %a, i5 %x
  %r = mul nsw i5 %s, 5
  ret i5 %r
}
define i5 @f56(i1 %c, i5 %x) {
  %a = mul nsw i5 %x, 9
  %s = select i1 %c, i5 %x, i5 %a
  %r = mul nsw i5 %s, 5
  ret i5 %r
}
define i5 @f57(i1 %c) {
  %z = zext i1 %c to i5
  %s = select i1 %c, i5 6, i5 9
  %r = or i5 %s, %z
  ret i5 %r
}
define i5 @f58(i1 %c) {
  %z = sext i1 %c to i5
  %s = select i1 %c, i5 6, i5 9
  %r = or i5 %s, %z
  ret i5 %r
}
define i5 @f59(i1 %c) {
  %z = zext i1 %c to i5
  %s = select i1 %c, i5 6, i5 9
  %r = xor i5 %s, %z
  ret i5 %r
}
define i5 @f60(i1 %c) {
  %z = sext i1 %c to i5
  %s = select i1 %c, i5 6, i5 9
  %r = xor i5 %s, %z
  ret i5 %r
}
define i5 @f61(i1 %c) {
  %z = zext i1 %c to i5
  %s = select i1 %c, i5 6, i5 9
  %r = and i5 %s, %z
  ret i5 %r
}
define i5 @f62(i1 %c) {
  %z = sext i1 %c to i5
  %s = select i1 %c, i5 6, i5 9
  %r = and i5 %s, %z
  ret i5 %r
}
define i5 @f63(i5 %a, i5 %b) {
  %c = icmp eq i5 %a, 0
  %s = select i1 %c, i5 %b, i5 0
  %r = or i5 %s, %a
  ret i5 %r
}
define i5 @f64(i5 %a, i5 %b) {
  %c = icmp ne i5 %a, 0
  %s = select i1 %c, i5 0, i5 %b
  %r = or i5 %a, %s
  ret i5 %r
}
define i1 @f65(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, 0
  %e = icmp ne i4 %y, 0
  %f = icmp ult i4 %x, %y
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f66(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, 0
  %e = icmp ne i4 %y, 0
  %f = icmp ult i4 %x, %y
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f67(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, 0
  %e = icmp ne i4 %y, 0
  %f = icmp ugt i4 %y, %x
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f68(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, 0
  %e = icmp ne i4 %y, 0
  %f = icmp ugt i4 %y, %x
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f69(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, -1
  %e = icmp ne i4 %y, -1
  %f = icmp ugt i4 %x, %y
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f70(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, -1
  %e = icmp ne i4 %y, -1
  %f = icmp ugt i4 %x, %y
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f71(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, -1
  %e = icmp ne i4 %y, -1
  %f = icmp ult i4 %y, %x
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f72(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, -1
  %e = icmp ne i4 %y, -1
  %f = icmp ult i4 %y, %x
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f73(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, -8
  %e = icmp ne i4 %y, -8
  %f = icmp slt i4 %x, %y
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f74(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, -8
  %e = icmp ne i4 %y, -8
  %f = icmp slt i4 %x, %y
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f75(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, -8
  %e = icmp ne i4 %y, -8
  %f = icmp sgt i4 %y, %x
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f76(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, -8
  %e = icmp ne i4 %y, -8
  %f = icmp sgt i4 %y, %x
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f77(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, 7
  %e = icmp ne i4 %y, 7
  %f = icmp sgt i4 %x, %y
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f78(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, 7
  %e = icmp ne i4 %y, 7
  %f = icmp sgt i4 %x, %y
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f79(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, 7
  %e = icmp ne i4 %y, 7
  %f = icmp slt i4 %y, %x
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f80(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, 7
  %e = icmp ne i4 %y, 7
  %f = icmp slt i4 %y, %x
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f81(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, -1
  %e = icmp eq i4 %y, -1
  %f = icmp ule i4 %x, %y
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f82(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, -1
  %e = icmp eq i4 %y, -1
  %f = icmp ule i4 %x, %y
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f83(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, -1
  %e = icmp eq i4 %y, -1
  %f = icmp uge i4 %y, %x
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f84(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, -1
  %e = icmp eq i4 %y, -1
  %f = icmp uge i4 %y, %x
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f85(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, 3
  %e = icmp ugt i4 %y, 3
  %f = icmp ult i4 %x, %y
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f86(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, 3
  %e = icmp ugt i4 %y, 3
  %f = icmp ult i4 %x, %y
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
define i1 @f87(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, 3
  %e = icmp ugt i4 %y, 3
  %f = icmp ugt i4 %y, %x
  %r = select i1 %c, i1 %e, i1 %f
  ret i1 %r
}
define i1 @f88(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, 3
  %e = icmp ugt i4 %y, 3
  %f = icmp ugt i4 %y, %x
  %r = select i1 %c, i1 %f, i1 %e
  ret i1 %r
}
