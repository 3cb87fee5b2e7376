; Compares of a masked or negated number with itself, sums of disjoint bits that overflow, clamps
; whose constants are known by the bits demanded.

define i1 @masked_sle(i4 %x, i4 %y) {
  %m = and i4 %y, 6
  %a = and i4 %x, %m
  %r = icmp sle i4 %a, %x
  ret i1 %r
}

define i1 @masked_sgt(i4 %x, i4 %y) {
  %m = and i4 %y, 6
  %a = and i4 %x, %m
  %r = icmp sgt i4 %a, %x
  ret i1 %r
}

define i1 @masked_swapped_sge(i4 %x) {
  %a = and i4 %x, 3
  %r = icmp sge i4 %x, %a
  ret i1 %r
}

define i1 @masked_swapped_slt(i4 %x) {
  %a = and i4 %x, 3
  %r = icmp slt i4 %x, %a
  ret i1 %r
}

define i1 @negated_eq(i4 %x) {
  %n = sub nsw i4 0, %x
  %r = icmp eq i4 %n, %x
  ret i1 %r
}

define i1 @negated_ne(i4 %x) {
  %n = sub nsw i4 0, %x
  %r = icmp ne i4 %n, %x
  ret i1 %r
}

define i1 @disjoint_s4(i4 %x) {
  %a = or disjoint i4 %x, 4
  %o = call { i4, i1 } @llvm.sadd.with.overflow.i4(i4 %a, i4 2)
  %r = extractvalue { i4, i1 } %o, 1
  ret i1 %r
}

define i1 @disjoint_u12(i4 %x) {
  %a = or disjoint i4 %x, 12
  %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %a, i4 2)
  %r = extractvalue { i4, i1 } %o, 1
  ret i1 %r
}

define i1 @disjoint_s3(i4 %x) {
  %a = or disjoint i4 %x, 3
  %o = call { i4, i1 } @llvm.sadd.with.overflow.i4(i4 %a, i4 4)
  %r = extractvalue { i4, i1 } %o, 1
  ret i1 %r
}

define i1 @disjoint_u5(i4 %x) {
  %a = or disjoint i4 %x, 5
  %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %a, i4 9)
  %r = extractvalue { i4, i1 } %o, 1
  ret i1 %r
}

define i4 @single(i6 %x) {
  %c = icmp slt i6 %x, -8
  %s = select i1 %c, i6 8, i6 %x
  %r = trunc i6 %s to i4
  ret i4 %r
}

define i4 @both(i6 %x) {
  %c = icmp slt i6 %x, -8
  %s = select i1 %c, i6 8, i6 %x
  %d = icmp sgt i6 %x, 7
  %t = select i1 %d, i6 7, i6 %s
  %r = trunc i6 %t to i4
  ret i4 %r
}

declare { i4, i1 } @llvm.sadd.with.overflow.i4(i4, i4)
declare { i4, i1 } @llvm.uadd.with.overflow.i4(i4, i4)
