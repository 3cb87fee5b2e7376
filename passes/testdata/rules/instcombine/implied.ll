; Compares that a dominating compare implies.
define i1 @f1(i4 %x, i4 %y) {
  %m = or i4 %x, 5
  %c = icmp sle i4 %m, %y
  br i1 %c, label %t, label %f
t:
  %r = icmp sle i4 %x, %y
  ret i1 %r
f:
  ret i1 false
}
define i1 @f2(i4 %x, i4 %y) {
  %m = add nsw i4 %x, 5
  %c = icmp slt i4 %m, %y
  br i1 %c, label %t, label %f
t:
  %n = add nsw i4 %x, -3
  %r = icmp slt i4 %n, %y
  ret i1 %r
f:
  ret i1 false
}
define i1 @f3(i4 %x, i4 %y) {
  %c = icmp ult i4 %x, %y
  br i1 %c, label %t, label %f
t:
  %d = udiv i4 %x, 3
  %r = icmp ult i4 %d, %y
  ret i1 %r
f:
  ret i1 false
}
define i1 @f4(i4 %x, i4 %y, i4 %z) {
  %m = call i4 @llvm.smax.i4(i4 %x, i4 %z)
  %c = icmp sle i4 %m, %y
  br i1 %c, label %t, label %f
t:
  %r = icmp sle i4 %x, %y
  ret i1 %r
f:
  ret i1 false
}
define i1 @f5(i4 %x, i4 %y, i4 %z) {
  %m = call i4 @llvm.umin.i4(i4 %z, i4 %y)
  %c = icmp ule i4 %x, %m
  br i1 %c, label %t, label %f
t:
  %r = icmp ule i4 %x, %y
  ret i1 %r
f:
  ret i1 false
}
define i1 @f6(i4 %x, i4 %y, i4 %z) {
  %m = call i4 @llvm.umax.i4(i4 %z, i4 %x)
  %c = icmp ult i4 %m, %y
  br i1 %c, label %t, label %f
t:
  %r = icmp ult i4 %x, %y
  ret i1 %r
f:
  ret i1 false
}
define i1 @f7(i4 %x, i4 %y, i4 %z) {
  %m = call i4 @llvm.smin.i4(i4 %z, i4 %y)
  %c = icmp slt i4 %x, %m
  br i1 %c, label %t, label %f
t:
  %r = icmp slt i4 %x, %y
  ret i1 %r
f:
  ret i1 false
}
