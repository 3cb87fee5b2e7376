; Products and sums of single bits, signs, neighbours, complements.
declare i4 @llvm.smin.i4(i4, i4)
declare i4 @llvm.smax.i4(i4, i4)
declare i4 @llvm.umin.i4(i4, i4)
declare i4 @llvm.umax.i4(i4, i4)

define i4 @product(i4 %x, i4 %y) {
  %a = and i4 %x, 1
  %b = and i4 %y, 1
  %r = mul nsw i4 %a, %b
  ret i4 %r
}

define i4 @carry(i4 %x, i4 %y) {
  %a = and i4 %x, 1
  %b = and i4 %y, 1
  %s = add nuw i4 %a, %b
  %r = lshr i4 %s, 1
  ret i4 %r
}

define i4 @sign(i4 %x) {
  %g = icmp sgt i4 %x, 0
  %z = zext i1 %g to i4
  %s = ashr i4 %x, 3
  %r = add i4 %z, %s
  ret i4 %r
}

define i6 @complements(i4 noundef %x) {
  %n = xor i4 %x, -1
  %a = sext i4 %n to i6
  %b = zext i4 %x to i6
  %r = add i6 %a, %b
  ret i6 %r
}

define i8 @up_and_down(i4 %n) {
  %s = shl i4 -1, %n
  %l = lshr i4 %s, %n
  %a = sext i4 %s to i8
  %b = zext i4 %l to i8
  %r = xor i8 %a, %b
  ret i8 %r
}

define i4 @signed_neighbours(i4 %x) {
  %m = call i4 @llvm.smax.i4(i4 %x, i4 -1)
  %r = call i4 @llvm.smin.i4(i4 %m, i4 0)
  ret i4 %r
}

define i4 @unsigned_neighbours(i4 %x) {
  %m = call i4 @llvm.umin.i4(i4 %x, i4 8)
  %r = call i4 @llvm.umax.i4(i4 %m, i4 7)
  ret i4 %r
}

define i4 @by_sign(i4 %c, i4 %x, i4 %y) {
  %m = ashr i4 %c, 3
  %n = xor i4 %m, -1
  %a = and i4 %x, %m
  %b = and i4 %n, %y
  %r = or i4 %a, %b
  ret i4 %r
}

define i4 @shifted_extension(i4 %x) {
  %s = sext i4 %x to i7
  %l = lshr i7 %s, 2
  %t = trunc i7 %l to i4
  ret i4 %t
}
