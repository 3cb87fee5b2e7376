; Compares of products, quotients of products by constants, products of exact quotients.

define i1 @p1(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @p2(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @p3(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @p4(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @p5(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i1 @p6(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i1 @p7(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i1 @p8(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i1 @p9(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp ult i4 %a, %b
  ret i1 %r
}

define i1 @p10(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp ult i4 %a, %b
  ret i1 %r
}

define i1 @p11(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp ule i4 %a, %b
  ret i1 %r
}

define i1 @p12(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp ule i4 %a, %b
  ret i1 %r
}

define i1 @p13(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp ugt i4 %a, %b
  ret i1 %r
}

define i1 @p14(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp ugt i4 %a, %b
  ret i1 %r
}

define i1 @p15(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp uge i4 %a, %b
  ret i1 %r
}

define i1 @p16(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nuw i4 %x, %z
  %b = mul nuw i4 %z, %y
  %r = icmp uge i4 %a, %b
  ret i1 %r
}

define i1 @p17(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp slt i4 %a, %b
  ret i1 %r
}

define i1 @p18(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp slt i4 %a, %b
  ret i1 %r
}

define i1 @p19(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp sle i4 %a, %b
  ret i1 %r
}

define i1 @p20(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp sle i4 %a, %b
  ret i1 %r
}

define i1 @p21(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp sgt i4 %a, %b
  ret i1 %r
}

define i1 @p22(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp sgt i4 %a, %b
  ret i1 %r
}

define i1 @p23(i4 %x, i4 %y, i4 %c) {
  %z0 = and i4 %c, 7
  %z = or i4 %z0, 2
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp sge i4 %a, %b
  ret i1 %r
}

define i1 @p24(i4 %x, i4 %y, i4 %c) {
  %z0 = or i4 %c, 4
  %z = or i4 %z0, 0
  %a = mul nsw i4 %x, %z
  %b = mul nsw i4 %z, %y
  %r = icmp sge i4 %a, %b
  ret i1 %r
}

define i1 @odd_eq(i4 %x, i4 %y, i4 %c) {
  %z = or i4 %c, 1
  %a = mul i4 %x, %z
  %b = mul i4 %y, %z
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @k3_eq(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, 3
  %b = mul nsw i4 %y, 3
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @k5_eq(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, 5
  %b = mul nsw i4 %y, 5
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @k6_eq(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, 6
  %b = mul nsw i4 %y, 6
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @k14_eq(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, -2
  %b = mul nsw i4 %y, -2
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @odd_ne(i4 %x, i4 %y, i4 %c) {
  %z = or i4 %c, 1
  %a = mul i4 %x, %z
  %b = mul i4 %y, %z
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i1 @k3_ne(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, 3
  %b = mul nsw i4 %y, 3
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i1 @k5_ne(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, 5
  %b = mul nsw i4 %y, 5
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i1 @k6_ne(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, 6
  %b = mul nsw i4 %y, 6
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i1 @k14_ne(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, -2
  %b = mul nsw i4 %y, -2
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i4 @q6_3(i4 %x) {
  %a = mul nuw i4 %x, 6
  %b = mul i4 %x, 3
  %r = udiv i4 %a, %b
  ret i4 %r
}

define i4 @q7_3(i4 %x) {
  %a = mul nuw i4 %x, 7
  %b = mul i4 %x, 3
  %r = udiv i4 %a, %b
  ret i4 %r
}

define i4 @q5_5(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = mul i4 %x, 5
  %r = udiv i4 %a, %b
  ret i4 %r
}

define i4 @q3_6nuw(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = mul nuw i4 %x, 6
  %r = udiv i4 %a, %b
  ret i4 %r
}

define i4 @q10_9(i4 %x) {
  %a = mul nuw i4 %x, 10
  %b = mul i4 %x, 9
  %r = udiv i4 %a, %b
  ret i4 %r
}

define i4 @q6_6nuw(i4 %x) {
  %a = mul nuw i4 %x, 6
  %b = mul nuw i4 %x, 6
  %r = udiv i4 %a, %b
  ret i4 %r
}

define i4 @e_udiv_12_6(i4 %x) {
  %d = udiv exact i4 %x, 12
  %r = mul i4 %d, 6
  ret i4 %r
}

define i4 @e_udiv_12_3(i4 %x) {
  %d = udiv exact i4 %x, 12
  %r = mul i4 %d, 3
  ret i4 %r
}

define i4 @e_udiv_9_3(i4 %x) {
  %d = udiv exact i4 %x, 9
  %r = mul i4 %d, 3
  ret i4 %r
}

define i4 @e_sdiv_6_3(i4 %x) {
  %d = sdiv exact i4 %x, 6
  %r = mul i4 %d, 3
  ret i4 %r
}

define i4 @e_sdiv_10_3(i4 %x) {
  %d = sdiv exact i4 %x, -6
  %r = mul i4 %d, 3
  ret i4 %r
}

define i4 @e_sdiv_6_13(i4 %x) {
  %d = sdiv exact i4 %x, 6
  %r = mul i4 %d, -3
  ret i4 %r
}

define i4 @e_sdiv_10_14(i4 %x) {
  %d = sdiv exact i4 %x, -6
  %r = mul i4 %d, -2
  ret i4 %r
}
