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
