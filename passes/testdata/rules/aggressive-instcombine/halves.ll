; The upper half of a product that is computed in halves.
define i4 @ladder4(i4 %x, i4 %y) {
  %xl = and i4 %x, 3
  %yl = and i4 %y, 3
  %xh = lshr i4 %x, 2
  %yh = lshr i4 %y, 2
  %ll = mul i4 %yl, %xl
  %lh = mul i4 %xl, %yh
  %hl = mul i4 %yl, %xh
  %hh = mul i4 %yh, %xh
  %llh = lshr i4 %ll, 2
  %u = add i4 %llh, %lh
  %ulo = and i4 %u, 3
  %uhi = lshr i4 %u, 2
  %v = add i4 %ulo, %hl
  %vhi = lshr i4 %v, 2
  %s = add i4 %uhi, %hh
  %r = add i4 %s, %vhi
  ret i4 %r
}
define i4 @ladder_of_product4(i4 %x, i4 %y) {
  %xl = and i4 %x, 3
  %yl = and i4 %y, 3
  %xh = lshr i4 %x, 2
  %yh = lshr i4 %y, 2
  %ll = mul i4 %yl, %xl
  %lh = mul i4 %xl, %yh
  %hl = mul i4 %yl, %xh
  %hh = mul i4 %yh, %xh
  %llh = lshr i4 %ll, 2
  %plo = and i4 %hl, 3
  %phi = lshr i4 %hl, 2
  %v0 = add i4 %plo, %lh
  %v = add i4 %v0, %llh
  %vhi = lshr i4 %v, 2
  %s = add i4 %phi, %hh
  %r = add i4 %s, %vhi
  ret i4 %r
}
define i4 @ladder_of_four4(i4 %x, i4 %y) {
  %xl = and i4 %x, 3
  %yl = and i4 %y, 3
  %xh = lshr i4 %x, 2
  %yh = lshr i4 %y, 2
  %ll = mul i4 %yl, %xl
  %lh = mul i4 %xl, %yh
  %hl = mul i4 %yl, %xh
  %hh = mul i4 %yh, %xh
  %llh = lshr i4 %ll, 2
  %plo = and i4 %hl, 3
  %phi = lshr i4 %hl, 2
  %qlo = and i4 %lh, 3
  %qhi = lshr i4 %lh, 2
  %v0 = add i4 %plo, %llh
  %v = add i4 %v0, %qlo
  %vhi = lshr i4 %v, 2
  %s = add i4 %phi, %hh
  %t = add i4 %s, %qhi
  %r = add i4 %t, %vhi
  ret i4 %r
}
define i4 @carry4(i4 %x, i4 %y) {
  %xl = and i4 %x, 3
  %yl = and i4 %y, 3
  %xh = lshr i4 %x, 2
  %yh = lshr i4 %y, 2
  %ll = mul i4 %yl, %xl
  %lh = mul i4 %xl, %yh
  %hl = mul i4 %yl, %xh
  %hh = mul i4 %yh, %xh
  %llh = lshr i4 %ll, 2
  %u0 = add i4 %lh, %hl
  %u = add i4 %u0, %llh
  %c = icmp ult i4 %u, %hl
  %k = select i1 %c, i4 4, i4 0
  %uhi = lshr i4 %u, 2
  %s = add i4 %hh, %k
  %r = add i4 %s, %uhi
  ret i4 %r
}
define i4 @carry_of_other4(i4 %x, i4 %y) {
  %xl = and i4 %x, 3
  %yl = and i4 %y, 3
  %xh = lshr i4 %x, 2
  %yh = lshr i4 %y, 2
  %ll = mul i4 %yl, %xl
  %lh = mul i4 %xl, %yh
  %hl = mul i4 %yl, %xh
  %hh = mul i4 %yh, %xh
  %llh = lshr i4 %ll, 2
  %u0 = add i4 %lh, %llh
  %u = add i4 %u0, %hl
  %c = icmp ugt i4 %lh, %u
  %k = select i1 %c, i4 4, i4 0
  %uhi = lshr i4 %u, 2
  %s = add i4 %uhi, %k
  %r = add i4 %s, %hh
  ret i4 %r
}
define i4 @carry_of_four4(i4 %x, i4 %y) {
  %xl = and i4 %x, 3
  %yl = and i4 %y, 3
  %xh = lshr i4 %x, 2
  %yh = lshr i4 %y, 2
  %ll = mul i4 %yl, %xl
  %lh = mul i4 %xl, %yh
  %hl = mul i4 %yl, %xh
  %hh = mul i4 %yh, %xh
  %llh = lshr i4 %ll, 2
  %u = add i4 %lh, %hl
  %c = icmp ult i4 %u, %hl
  %k = select i1 %c, i4 4, i4 0
  %ulo = and i4 %u, 3
  %uhi = lshr i4 %u, 2
  %v = add i4 %ulo, %llh
  %vhi = lshr i4 %v, 2
  %s = add i4 %hh, %k
  %t = add i4 %s, %vhi
  %r = add i4 %t, %uhi
  ret i4 %r
}
define i6 @ladder6(i6 %x, i6 %y) {
  %xl = and i6 %x, 7
  %yl = and i6 %y, 7
  %xh = lshr i6 %x, 3
  %yh = lshr i6 %y, 3
  %ll = mul i6 %yl, %xl
  %lh = mul i6 %xl, %yh
  %hl = mul i6 %yl, %xh
  %hh = mul i6 %yh, %xh
  %llh = lshr i6 %ll, 3
  %u = add i6 %llh, %lh
  %ulo = and i6 %u, 7
  %uhi = lshr i6 %u, 3
  %v = add i6 %ulo, %hl
  %vhi = lshr i6 %v, 3
  %s = add i6 %uhi, %hh
  %r = add i6 %s, %vhi
  ret i6 %r
}
define i6 @ladder_of_product6(i6 %x, i6 %y) {
  %xl = and i6 %x, 7
  %yl = and i6 %y, 7
  %xh = lshr i6 %x, 3
  %yh = lshr i6 %y, 3
  %ll = mul i6 %yl, %xl
  %lh = mul i6 %xl, %yh
  %hl = mul i6 %yl, %xh
  %hh = mul i6 %yh, %xh
  %llh = lshr i6 %ll, 3
  %plo = and i6 %hl, 7
  %phi = lshr i6 %hl, 3
  %v0 = add i6 %plo, %lh
  %v = add i6 %v0, %llh
  %vhi = lshr i6 %v, 3
  %s = add i6 %phi, %hh
  %r = add i6 %s, %vhi
  ret i6 %r
}
define i6 @ladder_of_four6(i6 %x, i6 %y) {
  %xl = and i6 %x, 7
  %yl = and i6 %y, 7
  %xh = lshr i6 %x, 3
  %yh = lshr i6 %y, 3
  %ll = mul i6 %yl, %xl
  %lh = mul i6 %xl, %yh
  %hl = mul i6 %yl, %xh
  %hh = mul i6 %yh, %xh
  %llh = lshr i6 %ll, 3
  %plo = and i6 %hl, 7
  %phi = lshr i6 %hl, 3
  %qlo = and i6 %lh, 7
  %qhi = lshr i6 %lh, 3
  %v0 = add i6 %plo, %llh
  %v = add i6 %v0, %qlo
  %vhi = lshr i6 %v, 3
  %s = add i6 %phi, %hh
  %t = add i6 %s, %qhi
  %r = add i6 %t, %vhi
  ret i6 %r
}
define i6 @carry6(i6 %x, i6 %y) {
  %xl = and i6 %x, 7
  %yl = and i6 %y, 7
  %xh = lshr i6 %x, 3
  %yh = lshr i6 %y, 3
  %ll = mul i6 %yl, %xl
  %lh = mul i6 %xl, %yh
  %hl = mul i6 %yl, %xh
  %hh = mul i6 %yh, %xh
  %llh = lshr i6 %ll, 3
  %u0 = add i6 %lh, %hl
  %u = add i6 %u0, %llh
  %c = icmp ult i6 %u, %hl
  %k = select i1 %c, i6 8, i6 0
  %uhi = lshr i6 %u, 3
  %s = add i6 %hh, %k
  %r = add i6 %s, %uhi
  ret i6 %r
}
define i6 @carry_of_other6(i6 %x, i6 %y) {
  %xl = and i6 %x, 7
  %yl = and i6 %y, 7
  %xh = lshr i6 %x, 3
  %yh = lshr i6 %y, 3
  %ll = mul i6 %yl, %xl
  %lh = mul i6 %xl, %yh
  %hl = mul i6 %yl, %xh
  %hh = mul i6 %yh, %xh
  %llh = lshr i6 %ll, 3
  %u0 = add i6 %lh, %llh
  %u = add i6 %u0, %hl
  %c = icmp ugt i6 %lh, %u
  %k = select i1 %c, i6 8, i6 0
  %uhi = lshr i6 %u, 3
  %s = add i6 %uhi, %k
  %r = add i6 %s, %hh
  ret i6 %r
}
define i6 @carry_of_four6(i6 %x, i6 %y) {
  %xl = and i6 %x, 7
  %yl = and i6 %y, 7
  %xh = lshr i6 %x, 3
  %yh = lshr i6 %y, 3
  %ll = mul i6 %yl, %xl
  %lh = mul i6 %xl, %yh
  %hl = mul i6 %yl, %xh
  %hh = mul i6 %yh, %xh
  %llh = lshr i6 %ll, 3
  %u = add i6 %lh, %hl
  %c = icmp ult i6 %u, %hl
  %k = select i1 %c, i6 8, i6 0
  %ulo = and i6 %u, 7
  %uhi = lshr i6 %u, 3
  %v = add i6 %ulo, %llh
  %vhi = lshr i6 %v, 3
  %s = add i6 %hh, %k
  %t = add i6 %s, %vhi
  %r = add i6 %t, %uhi
  ret i6 %r
}
