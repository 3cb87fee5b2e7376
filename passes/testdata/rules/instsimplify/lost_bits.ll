; Shifts that lose a bit their flags exclude are poison.

define i4 @nsw_constant(i4 %x) {
  %a = and i4 %x, 7
  %b = or i4 %a, 6
  %r = shl nsw i4 %b, 1
  ret i4 %r
}

define i4 @nsw_negative(i4 %x) {
  %a = and i4 %x, 13
  %b = or i4 %a, 12
  %c = and i4 %b, -3
  %d = and i4 %c, -2
  %r = shl nsw i4 %d, 3
  ret i4 %r
}

define i4 @nsw_variable(i4 %x, i4 %n) {
  %a = and i4 %x, 7
  %b = or i4 %a, 4
  %m = or i4 %n, 1
  %r = shl nsw i4 %b, %m
  ret i4 %r
}

define i4 @nuw_variable(i4 %x, i4 %n) {
  %b = or i4 %x, 4
  %m = or i4 %n, 2
  %r = shl nuw i4 %b, %m
  ret i4 %r
}
