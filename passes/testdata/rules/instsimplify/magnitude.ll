; Selects between magnitudes.
declare i4 @llvm.abs.i4(i4, i1)
define i4 @f1(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %a, -1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f2(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %a, -1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f3(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %a, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f4(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %a, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f5(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %a, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f6(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %a, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f7(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %a, 1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f8(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %a, 1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f9(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %n, -1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f10(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %n, -1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f11(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %n, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f12(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %n, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f13(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %n, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f14(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %n, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f15(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %n, 1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f16(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %n, 1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f17(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 0, i4 %a
  ret i4 %r
}
define i4 @f18(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp ne i4 %a, 0
  %r = select i1 %c, i4 %n, i4 0
  ret i4 %r
}
define i4 @f19(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub  i4 0, %a
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f20(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %a, -1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f21(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %a, -1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f22(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %a, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f23(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %a, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f24(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %a, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f25(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %a, 1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f26(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %n, -1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f27(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %n, -1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f28(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %n, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f29(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %n, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f30(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %n, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f31(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %n, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f32(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %n, 1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f33(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %n, 1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f34(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 0, i4 %a
  ret i4 %r
}
define i4 @f35(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp ne i4 %a, 0
  %r = select i1 %c, i4 %n, i4 0
  ret i4 %r
}
define i4 @f36(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 true)
  %n = sub nsw i4 0, %a
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f37(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %a, -1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f38(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %a, -1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f39(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %a, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f40(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %a, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f41(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %a, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f42(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %a, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f43(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %a, 1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f44(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %a, 1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f45(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %n, -1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f46(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %n, -1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f47(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %n, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f48(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp sgt i4 %n, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f49(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %n, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f50(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %n, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f51(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %n, 1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f52(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp slt i4 %n, 1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f53(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 0, i4 %a
  ret i4 %r
}
define i4 @f54(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp ne i4 %a, 0
  %r = select i1 %c, i4 %n, i4 0
  ret i4 %r
}
define i4 @f55(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub  i4 0, %a
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f56(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %a, -1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f57(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %a, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f58(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %a, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f59(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %a, 1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f60(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %n, -1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f61(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %n, -1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f62(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %n, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f63(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp sgt i4 %n, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f64(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %n, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f65(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %n, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f66(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %n, 1
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}
define i4 @f67(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp slt i4 %n, 1
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
define i4 @f68(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 0, i4 %a
  ret i4 %r
}
define i4 @f69(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp ne i4 %a, 0
  %r = select i1 %c, i4 %n, i4 0
  ret i4 %r
}
define i4 @f70(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub nsw i4 0, %a
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}
