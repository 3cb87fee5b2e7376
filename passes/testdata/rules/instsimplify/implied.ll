; Compares that imply others.
define i1 @f1(i4 %x, i4 %y) {
  %n = add nsw i4 %x, 1
  %a = icmp slt i4 %n, %y
  %b = icmp slt i4 %x, %y
  %r = icmp ule i1 %a, %b
  ret i1 %r
}
define i1 @f2(i4 %x, i4 %y) {
  %n = add nsw i4 %x, 1
  %a = icmp slt i4 %n, %y
  %b = icmp slt i4 %x, %y
  %r = icmp uge i1 %b, %a
  ret i1 %r
}
define i1 @f3(i4 %x, i4 %y) {
  %n = add nsw i4 %x, 1
  %a = icmp slt i4 %n, %y
  %b = icmp slt i4 %x, %y
  %r = icmp sle i1 %b, %a
  ret i1 %r
}
define i1 @f4(i4 %x, i4 %y) {
  %n = add nsw i4 %x, 1
  %a = icmp slt i4 %n, %y
  %b = icmp slt i4 %x, %y
  %r = icmp sge i1 %a, %b
  ret i1 %r
}
define i1 @f5(i4 %x, i4 %y) {
  %n = add nsw i4 %x, 1
  %a = icmp slt i4 %n, %y
  %b = icmp slt i4 %x, %y
  %r = icmp ugt i1 %a, %b
  ret i1 %r
}
define i1 @f6(i4 %x, i4 %y) {
  %n = add nsw i4 %x, 1
  %a = icmp slt i4 %n, %y
  %b = icmp slt i4 %x, %y
  %r = icmp slt i1 %a, %b
  ret i1 %r
}
define i1 @f7(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 1
  %a = icmp ult i4 %n, %y
  %b = icmp ult i4 %x, %y
  %r = icmp ule i1 %a, %b
  ret i1 %r
}
define i1 @f8(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 1
  %a = icmp ult i4 %n, %y
  %b = icmp ult i4 %x, %y
  %r = icmp uge i1 %b, %a
  ret i1 %r
}
define i1 @f9(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 1
  %a = icmp ult i4 %n, %y
  %b = icmp ult i4 %x, %y
  %r = icmp sle i1 %b, %a
  ret i1 %r
}
define i1 @f10(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 1
  %a = icmp ult i4 %n, %y
  %b = icmp ult i4 %x, %y
  %r = icmp sge i1 %a, %b
  ret i1 %r
}
define i1 @f11(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 1
  %a = icmp ult i4 %n, %y
  %b = icmp ult i4 %x, %y
  %r = icmp ugt i1 %a, %b
  ret i1 %r
}
define i1 @f12(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 1
  %a = icmp ult i4 %n, %y
  %b = icmp ult i4 %x, %y
  %r = icmp slt i1 %a, %b
  ret i1 %r
}
define i1 @f13(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 5
  %a = icmp ule i4 %n, %y
  %b = icmp ule i4 %x, %y
  %r = icmp ule i1 %a, %b
  ret i1 %r
}
define i1 @f14(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 5
  %a = icmp ule i4 %n, %y
  %b = icmp ule i4 %x, %y
  %r = icmp uge i1 %b, %a
  ret i1 %r
}
define i1 @f15(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 5
  %a = icmp ule i4 %n, %y
  %b = icmp ule i4 %x, %y
  %r = icmp sle i1 %b, %a
  ret i1 %r
}
define i1 @f16(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 5
  %a = icmp ule i4 %n, %y
  %b = icmp ule i4 %x, %y
  %r = icmp sge i1 %a, %b
  ret i1 %r
}
define i1 @f17(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 5
  %a = icmp ule i4 %n, %y
  %b = icmp ule i4 %x, %y
  %r = icmp ugt i1 %a, %b
  ret i1 %r
}
define i1 @f18(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 5
  %a = icmp ule i4 %n, %y
  %b = icmp ule i4 %x, %y
  %r = icmp slt i1 %a, %b
  ret i1 %r
}
define i1 @f19(i4 %x, i4 %y) {
  %n = lshr i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp ult i4 %n, %y
  %r = icmp ule i1 %a, %b
  ret i1 %r
}
define i1 @f20(i4 %x, i4 %y) {
  %n = lshr i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp ult i4 %n, %y
  %r = icmp uge i1 %b, %a
  ret i1 %r
}
define i1 @f21(i4 %x, i4 %y) {
  %n = lshr i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp ult i4 %n, %y
  %r = icmp sle i1 %b, %a
  ret i1 %r
}
define i1 @f22(i4 %x, i4 %y) {
  %n = lshr i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp ult i4 %n, %y
  %r = icmp sge i1 %a, %b
  ret i1 %r
}
define i1 @f23(i4 %x, i4 %y) {
  %n = lshr i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp ult i4 %n, %y
  %r = icmp ugt i1 %a, %b
  ret i1 %r
}
define i1 @f24(i4 %x, i4 %y) {
  %n = lshr i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp ult i4 %n, %y
  %r = icmp slt i1 %a, %b
  ret i1 %r
}
define i1 @f25(i4 %x, i4 %y) {
  %n = and i4 %x, %y
  %a = icmp ult i4 %x, 7
  %b = icmp ult i4 %n, 7
  %r = icmp ule i1 %a, %b
  ret i1 %r
}
define i1 @f26(i4 %x, i4 %y) {
  %n = and i4 %x, %y
  %a = icmp ult i4 %x, 7
  %b = icmp ult i4 %n, 7
  %r = icmp uge i1 %b, %a
  ret i1 %r
}
define i1 @f27(i4 %x, i4 %y) {
  %n = and i4 %x, %y
  %a = icmp ult i4 %x, 7
  %b = icmp ult i4 %n, 7
  %r = icmp sle i1 %b, %a
  ret i1 %r
}
define i1 @f28(i4 %x, i4 %y) {
  %n = and i4 %x, %y
  %a = icmp ult i4 %x, 7
  %b = icmp ult i4 %n, 7
  %r = icmp sge i1 %a, %b
  ret i1 %r
}
define i1 @f29(i4 %x, i4 %y) {
  %n = and i4 %x, %y
  %a = icmp ult i4 %x, 7
  %b = icmp ult i4 %n, 7
  %r = icmp ugt i1 %a, %b
  ret i1 %r
}
define i1 @f30(i4 %x, i4 %y) {
  %n = and i4 %x, %y
  %a = icmp ult i4 %x, 7
  %b = icmp ult i4 %n, 7
  %r = icmp slt i1 %a, %b
  ret i1 %r
}
define i1 @f31(i4 %x, i4 %y) {
  %n = or i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp ugt i4 %n, %y
  %r = icmp ule i1 %a, %b
  ret i1 %r
}
define i1 @f32(i4 %x, i4 %y) {
  %n = or i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp ugt i4 %n, %y
  %r = icmp uge i1 %b, %a
  ret i1 %r
}
define i1 @f33(i4 %x, i4 %y) {
  %n = or i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp ugt i4 %n, %y
  %r = icmp sle i1 %b, %a
  ret i1 %r
}
define i1 @f34(i4 %x, i4 %y) {
  %n = or i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp ugt i4 %n, %y
  %r = icmp sge i1 %a, %b
  ret i1 %r
}
define i1 @f35(i4 %x, i4 %y) {
  %n = or i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp ugt i4 %n, %y
  %r = icmp ugt i1 %a, %b
  ret i1 %r
}
define i1 @f36(i4 %x, i4 %y) {
  %n = or i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp ugt i4 %n, %y
  %r = icmp slt i1 %a, %b
  ret i1 %r
}
define i1 @f37(i4 %x, i4 %y) {
  %n = add nuw i4 %x, %y
  %a = icmp uge i4 7, %n
  %b = icmp uge i4 7, %x
  %r = icmp ule i1 %a, %b
  ret i1 %r
}
define i1 @f38(i4 %x, i4 %y) {
  %n = add nuw i4 %x, %y
  %a = icmp uge i4 7, %n
  %b = icmp uge i4 7, %x
  %r = icmp uge i1 %b, %a
  ret i1 %r
}
define i1 @f39(i4 %x, i4 %y) {
  %n = add nuw i4 %x, %y
  %a = icmp uge i4 7, %n
  %b = icmp uge i4 7, %x
  %r = icmp sle i1 %b, %a
  ret i1 %r
}
define i1 @f40(i4 %x, i4 %y) {
  %n = add nuw i4 %x, %y
  %a = icmp uge i4 7, %n
  %b = icmp uge i4 7, %x
  %r = icmp sge i1 %a, %b
  ret i1 %r
}
define i1 @f41(i4 %x, i4 %y) {
  %n = add nuw i4 %x, %y
  %a = icmp uge i4 7, %n
  %b = icmp uge i4 7, %x
  %r = icmp ugt i1 %a, %b
  ret i1 %r
}
define i1 @f42(i4 %x, i4 %y) {
  %n = add nuw i4 %x, %y
  %a = icmp uge i4 7, %n
  %b = icmp uge i4 7, %x
  %r = icmp slt i1 %a, %b
  ret i1 %r
}
define i1 @f43(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f44(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f45(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f46(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f47(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp uge i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f48(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp uge i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f49(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f50(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f51(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f52(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f53(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp ule i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f54(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp ule i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f55(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f56(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp ult i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f57(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp uge i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f58(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp uge i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f59(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp uge i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f60(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp uge i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f61(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f62(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp ugt i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f63(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp ule i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f64(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp ule i4 %x, %y
  %b = icmp eq i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f65(i4 %x, i4 %y) {
  %d = sub i4 %x, %y
  %a = icmp ule i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f66(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %a = icmp ule i4 %x, %y
  %b = icmp ne i4 %d, 0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f67(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 2
  %a = icmp ugt i4 %n, %y
  %b = icmp ult i4 %y, %x
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f68(i4 %x, i4 %y) {
  %n = add nuw i4 %x, 2
  %a = icmp ult i4 %n, %y
  %b = icmp uge i4 %x, %y
  %r = and i1 %a, %b
  ret i1 %r
}
