; Compares of minima and maxima that are selects.
define i1 @f1(i4 %x) {
  %a = icmp ugt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f2(i4 %x) {
  %a = icmp slt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f3(i4 %x) {
  %a = icmp ugt i4 %x, -2
  %s = select i1 %a, i4 %x, i4 -2
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f4(i4 %x) {
  %a = icmp ugt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f5(i4 %x) {
  %a = icmp ult i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f6(i4 %x) {
  %a = icmp sgt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f7(i4 %x) {
  %a = icmp slt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f8(i4 %x) {
  %a = icmp ugt i4 %x, 3
  %s = select i1 %a, i4 %x, i4 3
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f9(i4 %x) {
  %a = icmp sgt i4 %x, 3
  %s = select i1 %a, i4 %x, i4 3
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f10(i4 %x) {
  %a = icmp ugt i4 %x, 6
  %s = select i1 %a, i4 %x, i4 6
  %r = icmp ult i4 %s, 5
  ret i1 %r
}
define i1 @f11(i4 %x) {
  %a = icmp sgt i4 %x, 6
  %s = select i1 %a, i4 %x, i4 6
  %r = icmp ult i4 %s, 5
  ret i1 %r
}
define i1 @f12(i4 %x) {
  %a = icmp ugt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp uge i4 %s, -8
  ret i1 %r
}
define i1 @f13(i4 %x) {
  %a = icmp slt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp uge i4 %s, -8
  ret i1 %r
}
define i1 @f14(i4 %x) {
  %a = icmp ugt i4 %x, -2
  %s = select i1 %a, i4 %x, i4 -2
  %r = icmp uge i4 %s, -3
  ret i1 %r
}
define i1 @f15(i4 %x) {
  %a = icmp ugt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp uge i4 %s, 0
  ret i1 %r
}
define i1 @f16(i4 %x) {
  %a = icmp ult i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp uge i4 %s, 0
  ret i1 %r
}
define i1 @f17(i4 %x) {
  %a = icmp sgt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp uge i4 %s, 0
  ret i1 %r
}
define i1 @f18(i4 %x) {
  %a = icmp slt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp uge i4 %s, 0
  ret i1 %r
}
define i1 @f19(i4 %x) {
  %a = icmp ugt i4 %x, 3
  %s = select i1 %a, i4 %x, i4 3
  %r = icmp uge i4 %s, 2
  ret i1 %r
}
define i1 @f20(i4 %x) {
  %a = icmp sgt i4 %x, 3
  %s = select i1 %a, i4 %x, i4 3
  %r = icmp uge i4 %s, 2
  ret i1 %r
}
define i1 @f21(i4 %x) {
  %a = icmp ugt i4 %x, 6
  %s = select i1 %a, i4 %x, i4 6
  %r = icmp uge i4 %s, 5
  ret i1 %r
}
define i1 @f22(i4 %x) {
  %a = icmp sgt i4 %x, 6
  %s = select i1 %a, i4 %x, i4 6
  %r = icmp uge i4 %s, 5
  ret i1 %r
}
define i1 @f23(i4 %x) {
  %a = icmp ugt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp ugt i4 %s, -8
  ret i1 %r
}
define i1 @f24(i4 %x) {
  %a = icmp ugt i4 %x, -2
  %s = select i1 %a, i4 %x, i4 -2
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f25(i4 %x) {
  %a = icmp ugt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f26(i4 %x) {
  %a = icmp sgt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f27(i4 %x) {
  %a = icmp ugt i4 %x, 3
  %s = select i1 %a, i4 %x, i4 3
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f28(i4 %x) {
  %a = icmp sgt i4 %x, 3
  %s = select i1 %a, i4 %x, i4 3
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f29(i4 %x) {
  %a = icmp ugt i4 %x, 6
  %s = select i1 %a, i4 %x, i4 6
  %r = icmp ugt i4 %s, 5
  ret i1 %r
}
define i1 @f30(i4 %x) {
  %a = icmp sgt i4 %x, 6
  %s = select i1 %a, i4 %x, i4 6
  %r = icmp ugt i4 %s, 5
  ret i1 %r
}
define i1 @f31(i4 %x) {
  %a = icmp ugt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp ule i4 %s, -8
  ret i1 %r
}
define i1 @f32(i4 %x) {
  %a = icmp ugt i4 %x, -2
  %s = select i1 %a, i4 %x, i4 -2
  %r = icmp ule i4 %s, -3
  ret i1 %r
}
define i1 @f33(i4 %x) {
  %a = icmp ugt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp ule i4 %s, 0
  ret i1 %r
}
define i1 @f34(i4 %x) {
  %a = icmp sgt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp ule i4 %s, 0
  ret i1 %r
}
define i1 @f35(i4 %x) {
  %a = icmp ugt i4 %x, 3
  %s = select i1 %a, i4 %x, i4 3
  %r = icmp ule i4 %s, 2
  ret i1 %r
}
define i1 @f36(i4 %x) {
  %a = icmp sgt i4 %x, 3
  %s = select i1 %a, i4 %x, i4 3
  %r = icmp ule i4 %s, 2
  ret i1 %r
}
define i1 @f37(i4 %x) {
  %a = icmp ugt i4 %x, 6
  %s = select i1 %a, i4 %x, i4 6
  %r = icmp ule i4 %s, 5
  ret i1 %r
}
define i1 @f38(i4 %x) {
  %a = icmp sgt i4 %x, 6
  %s = select i1 %a, i4 %x, i4 6
  %r = icmp ule i4 %s, 5
  ret i1 %r
}
define i1 @f39(i4 %x) {
  %a = icmp ugt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f40(i4 %x) {
  %a = icmp ult i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f41(i4 %x) {
  %a = icmp sgt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f42(i4 %x) {
  %a = icmp slt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f43(i4 %x) {
  %a = icmp ugt i4 %x, -2
  %s = select i1 %a, i4 %x, i4 -2
  %r = icmp slt i4 %s, -3
  ret i1 %r
}
define i1 @f44(i4 %x) {
  %a = icmp sgt i4 %x, -2
  %s = select i1 %a, i4 %x, i4 -2
  %r = icmp slt i4 %s, -3
  ret i1 %r
}
define i1 @f45(i4 %x) {
  %a = icmp ult i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f46(i4 %x) {
  %a = icmp sgt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f47(i4 %x) {
  %a = icmp sgt i4 %x, 3
  %s = select i1 %a, i4 %x, i4 3
  %r = icmp slt i4 %s, 2
  ret i1 %r
}
define i1 @f48(i4 %x) {
  %a = icmp sgt i4 %x, 6
  %s = select i1 %a, i4 %x, i4 6
  %r = icmp slt i4 %s, 5
  ret i1 %r
}
define i1 @f49(i4 %x) {
  %a = icmp ugt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp sge i4 %s, -8
  ret i1 %r
}
define i1 @f50(i4 %x) {
  %a = icmp ult i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp sge i4 %s, -8
  ret i1 %r
}
define i1 @f51(i4 %x) {
  %a = icmp sgt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp sge i4 %s, -8
  ret i1 %r
}
define i1 @f52(i4 %x) {
  %a = icmp slt i4 %x, -7
  %s = select i1 %a, i4 %x, i4 -7
  %r = icmp sge i4 %s, -8
  ret i1 %r
}
define i1 @f53(i4 %x) {
  %a = icmp ugt i4 %x, -2
  %s = select i1 %a, i4 %x, i4 -2
  %r = icmp sge i4 %s, -3
  ret i1 %r
}
define i1 @f54(i4 %x) {
  %a = icmp sgt i4 %x, -2
  %s = select i1 %a, i4 %x, i4 -2
  %r = icmp sge i4 %s, -3
  ret i1 %r
}
define i1 @f55(i4 %x) {
  %a = icmp ult i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp sge i4 %s, 0
  ret i1 %r
}
define i1 @f56(i4 %x) {
  %a = icmp sgt i4 %x, 1
  %s = select i1 %a, i4 %x, i4 1
  %r = icmp sge i4 %s, 0
  ret i1 %r
}
define i1 @f57(i4 %x) {
  %a = icmp sgt i4 %x, 3
  %s = select i1 %a, i4 %x, i4 3
  %r = icmp sge i4 %s, 2
  ret i1 %r
}
define i1 @f58(i4 %x) {
  %a = icmp sgt i4 %x, 6
  %s = select i1 %a, i4 %x, i4 6
  %r = icmp sge i4 %s, 5
  ret i1 %r
}
