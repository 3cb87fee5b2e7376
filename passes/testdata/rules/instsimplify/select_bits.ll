; Selects between a number and the number with some bits changed, by a test of the bits.
define i5 @f1(i5 %x) {
  %t = trunc i5 %x to i2
  %b = icmp slt i2 %t, 0
  %c = or i5 %x, 2
  %r = select i1 %b, i5 %x, i5 %c
  ret i5 %r
}
define i5 @f2(i5 %x) {
  %t = trunc i5 %x to i2
  %b = icmp slt i2 %t, 0
  %c = or i5 %x, 2
  %r = select i1 %b, i5 %c, i5 %x
  ret i5 %r
}
define i5 @f3(i5 %x) {
  %t = trunc i5 %x to i2
  %b = icmp slt i2 %t, 0
  %c = and i5 %x, -3
  %r = select i1 %b, i5 %x, i5 %c
  ret i5 %r
}
define i5 @f4(i5 %x) {
  %t = trunc i5 %x to i2
  %b = icmp slt i2 %t, 0
  %c = and i5 %x, -3
  %r = select i1 %b, i5 %c, i5 %x
  ret i5 %r
}
define i5 @f5(i5 %x) {
  %t = trunc i5 %x to i2
  %b = icmp sgt i2 %t, -1
  %c = or i5 %x, 2
  %r = select i1 %b, i5 %x, i5 %c
  ret i5 %r
}
define i5 @f6(i5 %x) {
  %t = trunc i5 %x to i2
  %b = icmp sgt i2 %t, -1
  %c = or i5 %x, 2
  %r = select i1 %b, i5 %c, i5 %x
  ret i5 %r
}
define i5 @f7(i5 %x) {
  %t = trunc i5 %x to i2
  %b = icmp sgt i2 %t, -1
  %c = and i5 %x, -3
  %r = select i1 %b, i5 %x, i5 %c
  ret i5 %r
}
define i5 @f8(i5 %x) {
  %t = trunc i5 %x to i2
  %b = icmp sgt i2 %t, -1
  %c = and i5 %x, -3
  %r = select i1 %b, i5 %c, i5 %x
  ret i5 %r
}
define i5 @f9(i5 %x) {
  %t = trunc i5 %x to i3
  %b = icmp slt i3 %t, 0
  %c = or i5 %x, 4
  %r = select i1 %b, i5 %x, i5 %c
  ret i5 %r
}
define i5 @f10(i5 %x) {
  %t = trunc i5 %x to i3
  %b = icmp slt i3 %t, 0
  %c = or i5 %x, 4
  %r = select i1 %b, i5 %c, i5 %x
  ret i5 %r
}
define i5 @f11(i5 %x) {
  %t = trunc i5 %x to i3
  %b = icmp slt i3 %t, 0
  %c = and i5 %x, -5
  %r = select i1 %b, i5 %x, i5 %c
  ret i5 %r
}
define i5 @f12(i5 %x) {
  %t = trunc i5 %x to i3
  %b = icmp slt i3 %t, 0
  %c = and i5 %x, -5
  %r = select i1 %b, i5 %c, i5 %x
  ret i5 %r
}
define i5 @f13(i5 %x) {
  %t = trunc i5 %x to i3
  %b = icmp sgt i3 %t, -1
  %c = or i5 %x, 4
  %r = select i1 %b, i5 %x, i5 %c
  ret i5 %r
}
define i5 @f14(i5 %x) {
  %t = trunc i5 %x to i3
  %b = icmp sgt i3 %t, -1
  %c = or i5 %x, 4
  %r = select i1 %b, i5 %c, i5 %x
  ret i5 %r
}
define i5 @f15(i5 %x) {
  %t = trunc i5 %x to i3
  %b = icmp sgt i3 %t, -1
  %c = and i5 %x, -5
  %r = select i1 %b, i5 %x, i5 %c
  ret i5 %r
}
define i5 @f16(i5 %x) {
  %t = trunc i5 %x to i3
  %b = icmp sgt i3 %t, -1
  %c = and i5 %x, -5
  %r = select i1 %b, i5 %c, i5 %x
  ret i5 %r
}
define i4 @f17(i4 %x) {
  %b = icmp ult i4 %x, 4
  %c = and i4 %x, 3
  %r = select i1 %b, i4 %x, i4 %c
  ret i4 %r
}
define i4 @f18(i4 %x) {
  %b = icmp ult i4 %x, 4
  %c = and i4 %x, 3
  %r = select i1 %b, i4 %c, i4 %x
  ret i4 %r
}
define i4 @f19(i4 %x) {
  %b = icmp ule i4 %x, 3
  %c = and i4 %x, 3
  %r = select i1 %b, i4 %x, i4 %c
  ret i4 %r
}
define i4 @f20(i4 %x) {
  %b = icmp ule i4 %x, 3
  %c = and i4 %x, 3
  %r = select i1 %b, i4 %c, i4 %x
  ret i4 %r
}
define i4 @f21(i4 %x) {
  %b = icmp ugt i4 %x, 3
  %c = and i4 %x, 3
  %r = select i1 %b, i4 %x, i4 %c
  ret i4 %r
}
define i4 @f22(i4 %x) {
  %b = icmp ugt i4 %x, 3
  %c = and i4 %x, 3
  %r = select i1 %b, i4 %c, i4 %x
  ret i4 %r
}
define i4 @f23(i4 %x) {
  %b = icmp uge i4 %x, 4
  %c = and i4 %x, 3
  %r = select i1 %b, i4 %x, i4 %c
  ret i4 %r
}
define i4 @f24(i4 %x) {
  %b = icmp uge i4 %x, 4
  %c = and i4 %x, 3
  %r = select i1 %b, i4 %c, i4 %x
  ret i4 %r
}
define i4 @f25(i4 %x) {
  %b = icmp ult i4 %x, 8
  %c = and i4 %x, 7
  %r = select i1 %b, i4 %x, i4 %c
  ret i4 %r
}
define i4 @f26(i4 %x) {
  %b = icmp ult i4 %x, 8
  %c = and i4 %x, 7
  %r = select i1 %b, i4 %c, i4 %x
  ret i4 %r
}
define i4 @f27(i4 %x) {
  %b = icmp ugt i4 %x, 7
  %c = and i4 %x, 7
  %r = select i1 %b, i4 %x, i4 %c
  ret i4 %r
}
define i4 @f28(i4 %x) {
  %b = icmp ugt i4 %x, 7
  %c = and i4 %x, 7
  %r = select i1 %b, i4 %c, i4 %x
  ret i4 %r
}
define i4 @f29(i4 %x) {
  %b = icmp uge i4 %x, 1
  %c = and i4 %x, 0
  %r = select i1 %b, i4 %x, i4 %c
  ret i4 %r
}
define i4 @f30(i4 %x) {
  %b = icmp uge i4 %x, 1
  %c = and i4 %x, 0
  %r = select i1 %b, i4 %c, i4 %x
  ret i4 %r
}
define i4 @f31(i4 %x) {
  %b = icmp ult i4 %x, 1
  %c = and i4 %x, 0
  %r = select i1 %b, i4 %x, i4 %c
  ret i4 %r
}
define i4 @f32(i4 %x) {
  %b = icmp ult i4 %x, 1
  %c = and i4 %x, 0
  %r = select i1 %b, i4 %c, i4 %x
  ret i4 %r
}
