; RUN: opt-go %s -passes='div-rem-pairs<sums>' -S | FileCheck %s
; RUN: opt-go %s -passes='div-rem-pairs<sums>,dce' -S | FileCheck %s --check-prefix=LEFT
;
; An index that is taken apart and put together again is computed from itself.

; CHECK-LABEL: @longer_rows(
; CHECK-NEXT:    %x.frozen = freeze i32 %x
; CHECK-NEXT:    %q = sdiv i32 %x.frozen, %n
; CHECK-NEXT:    %1 = sub i32 %m, %n
; CHECK-NEXT:    %2 = mul i32 %q, %1
; CHECK-NEXT:    %3 = add i32 %2, %x.frozen
; CHECK-NEXT:    ret i32 %3
define i32 @longer_rows(i32 %x, i32 noundef %n, i32 noundef %m) {
  %q = sdiv i32 %x, %n
  %r = srem i32 %x, %n
  %p = mul nsw i32 %q, %m
  %s = add nsw i32 %p, %r
  ret i32 %s
}

; The sum is what is divided, whatever else needs the parts.
; LEFT-LABEL: @same_rows(
; LEFT-NEXT:    %q = sdiv i32 %x, %n
; LEFT-NEXT:    %r = srem i32 %x, %n
; LEFT-NEXT:    call void @use(i32 %r)
; LEFT-NEXT:    call void @use(i32 %q)
; LEFT-NEXT:    ret i32 %x
define i32 @same_rows(i32 noundef %x, i32 noundef %n) {
  %q = sdiv i32 %x, %n
  %r = srem i32 %x, %n
  call void @use(i32 %r)
  call void @use(i32 %q)
  %p = mul nsw i32 %q, %n
  %s = add nsw i32 %r, %p
  ret i32 %s
}

declare void @use(i32)

; LEFT-LABEL: @constant_rows(
; LEFT-NEXT:    %q = udiv i32 %x, 20
; LEFT-NEXT:    %1 = mul i32 %q, 12
; LEFT-NEXT:    %2 = add i32 %1, %x
; LEFT-NEXT:    ret i32 %2
define i32 @constant_rows(i32 noundef %x) {
  %q = udiv i32 %x, 20
  %r = urem i32 %x, 20
  %p = shl i32 %q, 5
  %s = add i32 %r, %p
  ret i32 %s
}

; Two levels: the row is itself taken apart. Its rows have another length, the columns the same.
; LEFT-LABEL: @planes(
; LEFT-NEXT:    %ca = udiv i32 %x, %in
; LEFT-NEXT:    %c = udiv i32 %ca, %n
; LEFT-NEXT:    %1 = sub i32 %m, %n
; LEFT-NEXT:    %2 = mul i32 %c, %1
; LEFT-NEXT:    %3 = mul i32 %2, %in
; LEFT-NEXT:    %4 = add i32 %3, %x
; LEFT-NEXT:    ret i32 %4
define i32 @planes(i32 noundef %x, i32 noundef %in, i32 noundef %n, i32 noundef %m) {
  %i = urem i32 %x, %in
  %ca = udiv i32 %x, %in
  %a = urem i32 %ca, %n
  %c = udiv i32 %ca, %n
  %cm = mul i32 %c, %m
  %cma = add i32 %cm, %a
  %p = mul i32 %cma, %in
  %s = add i32 %p, %i
  ret i32 %s
}

; The row may be poison, and is frozen for the rows' planes; the frozen one is still the quotient of the index.
; LEFT-LABEL: @frozen(
; LEFT:          %3 = mul i32 %2, %in
; LEFT-NEXT:     %4 = add i32 %3, %y.frozen
; LEFT-NEXT:     ret i32 %4
define i32 @frozen(i32 noundef %x, i32 noundef %in, i32 noundef %n, i32 noundef %m) {
  %y = add nsw i32 %x, 1
  %i = urem i32 %y, %in
  %ca = udiv i32 %y, %in
  %a = urem i32 %ca, %n
  %c = udiv i32 %ca, %n
  %cm = mul i32 %c, %m
  %cma = add i32 %cm, %a
  %p = mul i32 %cma, %in
  %s = add i32 %p, %i
  ret i32 %s
}

; The remainder is wanted for a test, too, so that nothing would be won; and quotients of others say nothing.
; CHECK-LABEL: @tested(
; CHECK:         %s = add i32 %p, %r
; CHECK:         %u = add i32 %t, %v
define i32 @tested(i32 noundef %x, i32 noundef %n, i32 noundef %m, ptr %at) {
  %q = sdiv i32 %x, %n
  %r = srem i32 %x, %n
  store i32 %r, ptr %at
  %p = mul i32 %q, %m
  %s = add i32 %p, %r
  %w = udiv i32 %x, %n
  %v = srem i32 %s, %n
  %t = mul i32 %w, %m
  %u = add i32 %t, %v
  ret i32 %u
}

; What froze the quotient is not asked any more, so it may not be poison; the multiplier is used twice, so it is frozen.
; CHECK-LABEL: @twice(
; CHECK-NEXT:    %q = udiv i32 %x, %n
; CHECK:         %m.frozen = freeze i32 %m
; CHECK-NEXT:    [[LESS:%[0-9]+]] = sub i32 %m.frozen, %n
; CHECK-NEXT:    [[ROWS:%[0-9]+]] = mul i32 %q, [[LESS]]
; CHECK-NEXT:    [[SUM:%[0-9]+]] = add i32 [[ROWS]], %x
; CHECK-NEXT:    [[MORE:%[0-9]+]] = mul i32 %z, %m.frozen
; CHECK-NEXT:    [[ALL:%[0-9]+]] = add i32 [[MORE]], [[SUM]]
; CHECK-NEXT:    ret i32 [[ALL]]
define i32 @twice(i32 noundef %x, i32 noundef %n, i32 %z, i32 %m) {
  %q = udiv exact i32 %x, %n
  %fr = freeze i32 %q
  %r = urem i32 %x, %n
  %a = add i32 %fr, %z
  %p = mul i32 %a, %m
  %s = add i32 %p, %r
  ret i32 %s
}
