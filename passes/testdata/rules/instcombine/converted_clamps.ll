; Clamps of integers that are converted.

define half @uitofp_ugt(i6 %x) {
  %f = uitofp i6 %x to half
  %c = icmp ugt i6 %x, 5
  %r = select i1 %c, half 5.0, half %f
  ret half %r
}

define half @uitofp_ugt_second(i6 %x) {
  %f = uitofp i6 %x to half
  %c = icmp ugt i6 %x, 5
  %r = select i1 %c, half %f, half 5.0
  ret half %r
}

define half @uitofp_ult(i6 %x) {
  %f = uitofp i6 %x to half
  %c = icmp ult i6 %x, 3
  %r = select i1 %c, half 3.0, half %f
  ret half %r
}

define half @uitofp_ult_second(i6 %x) {
  %f = uitofp i6 %x to half
  %c = icmp ult i6 %x, 3
  %r = select i1 %c, half %f, half 3.0
  ret half %r
}

define half @uitofp_sgt(i6 %x) {
  %f = uitofp i6 %x to half
  %c = icmp sgt i6 %x, 4
  %r = select i1 %c, half 4.0, half %f
  ret half %r
}

define half @uitofp_sgt_second(i6 %x) {
  %f = uitofp i6 %x to half
  %c = icmp sgt i6 %x, 4
  %r = select i1 %c, half %f, half 4.0
  ret half %r
}

define half @uitofp_slt(i6 %x) {
  %f = uitofp i6 %x to half
  %c = icmp slt i6 %x, -3
  %r = select i1 %c, half 61.0, half %f
  ret half %r
}

define half @uitofp_slt_second(i6 %x) {
  %f = uitofp i6 %x to half
  %c = icmp slt i6 %x, -3
  %r = select i1 %c, half %f, half 61.0
  ret half %r
}

define half @sitofp_ugt(i6 %x) {
  %f = sitofp i6 %x to half
  %c = icmp ugt i6 %x, 5
  %r = select i1 %c, half 5.0, half %f
  ret half %r
}

define half @sitofp_ugt_second(i6 %x) {
  %f = sitofp i6 %x to half
  %c = icmp ugt i6 %x, 5
  %r = select i1 %c, half %f, half 5.0
  ret half %r
}

define half @sitofp_ult(i6 %x) {
  %f = sitofp i6 %x to half
  %c = icmp ult i6 %x, 3
  %r = select i1 %c, half 3.0, half %f
  ret half %r
}

define half @sitofp_ult_second(i6 %x) {
  %f = sitofp i6 %x to half
  %c = icmp ult i6 %x, 3
  %r = select i1 %c, half %f, half 3.0
  ret half %r
}

define half @sitofp_sgt(i6 %x) {
  %f = sitofp i6 %x to half
  %c = icmp sgt i6 %x, 4
  %r = select i1 %c, half 4.0, half %f
  ret half %r
}

define half @sitofp_sgt_second(i6 %x) {
  %f = sitofp i6 %x to half
  %c = icmp sgt i6 %x, 4
  %r = select i1 %c, half %f, half 4.0
  ret half %r
}

define half @sitofp_slt(i6 %x) {
  %f = sitofp i6 %x to half
  %c = icmp slt i6 %x, -3
  %r = select i1 %c, half -3.0, half %f
  ret half %r
}

define half @sitofp_slt_second(i6 %x) {
  %f = sitofp i6 %x to half
  %c = icmp slt i6 %x, -3
  %r = select i1 %c, half %f, half -3.0
  ret half %r
}

define half @twice(i6 %x) {
  %m = call i6 @llvm.smin.i6(i6 %x, i6 20)
  %f = sitofp i6 %m to half
  %c = icmp slt i6 %x, 1
  %r = select i1 %c, half 1.0, half %f
  ret half %r
}

declare i6 @llvm.smin.i6(i6, i6)
