; Masked differences, copies of signs, negated φs, facts of assumptions, vectors as
; integers.
declare void @llvm.assume(i1)

define i1 @complements_eq(i4 %x) {
  %a = and i4 %x, 4
  %b = and i4 %x, -5
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @complements_var_eq(i4 %x, i4 %m) {
  %n = xor i4 %m, -1
  %a = and i4 %x, %m
  %b = and i4 %n, %x
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @complements_ne(i4 %x) {
  %a = and i4 %x, 4
  %b = and i4 %x, -5
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i1 @complements_var_ne(i4 %x, i4 %m) {
  %n = xor i4 %m, -1
  %a = and i4 %x, %m
  %b = and i4 %n, %x
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i4 @negated_shift(i4 %x, i4 %n, i4 %z) {
  %m = sub i4 0, %x
  %s = shl nuw nsw i4 %m, %n
  %r = add i4 %s, %z
  ret i4 %r
}

define i4 @masked_difference_1_7_3(i4 %x) {
  %s = sub nuw i4 1, %x
  %a = and i4 %s, 7
  %r = sub i4 3, %a
  ret i4 %r
}

define i4 @masked_difference_1_7_14(i4 %x) {
  %s = sub nuw i4 1, %x
  %a = and i4 %s, 7
  %r = sub i4 14, %a
  ret i4 %r
}

define i4 @masked_difference_1_3_3(i4 %x) {
  %s = sub nuw i4 1, %x
  %a = and i4 %s, 3
  %r = sub i4 3, %a
  ret i4 %r
}

define i4 @masked_difference_1_3_14(i4 %x) {
  %s = sub nuw i4 1, %x
  %a = and i4 %s, 3
  %r = sub i4 14, %a
  ret i4 %r
}

define i4 @masked_difference_2_7_3(i4 %x) {
  %s = sub nuw i4 2, %x
  %a = and i4 %s, 7
  %r = sub i4 3, %a
  ret i4 %r
}

define i4 @masked_difference_2_7_14(i4 %x) {
  %s = sub nuw i4 2, %x
  %a = and i4 %s, 7
  %r = sub i4 14, %a
  ret i4 %r
}

define i4 @masked_difference_2_3_3(i4 %x) {
  %s = sub nuw i4 2, %x
  %a = and i4 %s, 3
  %r = sub i4 3, %a
  ret i4 %r
}

define i4 @masked_difference_3_14_14(i4 %x) {
  %s = sub i4 3, %x
  %a = and i4 %s, -2
  %r = sub i4 14, %a
  ret i4 %r
}

define i4 @masked_difference_3_7_3(i4 %x) {
  %s = sub nuw i4 3, %x
  %a = and i4 %s, 7
  %r = sub i4 3, %a
  ret i4 %r
}

define i4 @masked_difference_3_3_14(i4 %x) {
  %s = sub nuw i4 3, %x
  %a = and i4 %s, 3
  %r = sub i4 14, %a
  ret i4 %r
}

define i4 @masked_difference_5_14_3(i4 %x) {
  %s = sub i4 5, %x
  %a = and i4 %s, -2
  %r = sub i4 3, %a
  ret i4 %r
}

define i4 @masked_difference_5_6_14(i4 %x) {
  %s = sub nuw i4 5, %x
  %a = and i4 %s, 6
  %r = sub i4 14, %a
  ret i4 %r
}

define i4 @masked_difference_6_7_3(i4 %x) {
  %s = sub nuw i4 6, %x
  %a = and i4 %s, 7
  %r = sub i4 3, %a
  ret i4 %r
}

define i4 @masked_difference_7_14_14(i4 %x) {
  %s = sub i4 7, %x
  %a = and i4 %s, -2
  %r = sub i4 14, %a
  ret i4 %r
}

define i4 @masked_difference_7_6_3(i4 %x) {
  %s = sub nuw i4 7, %x
  %a = and i4 %s, 6
  %r = sub i4 3, %a
  ret i4 %r
}

define i4 @masked_difference_7_7_14(i4 %x) {
  %s = sub nuw i4 7, %x
  %a = and i4 %s, 7
  %r = sub i4 14, %a
  ret i4 %r
}

define i4 @masked_difference_11_14_3(i4 %x) {
  %s = sub i4 11, %x
  %a = and i4 %s, -2
  %r = sub i4 3, %a
  ret i4 %r
}

define i4 @masked_difference_11_12_14(i4 %x) {
  %s = sub i4 11, %x
  %a = and i4 %s, -4
  %r = sub i4 14, %a
  ret i4 %r
}

define i4 @masked_difference_15_14_3(i4 %x) {
  %s = sub i4 15, %x
  %a = and i4 %s, -2
  %r = sub i4 3, %a
  ret i4 %r
}

define i4 @masked_difference_15_12_14(i4 %x) {
  %s = sub i4 15, %x
  %a = and i4 %s, -4
  %r = sub i4 14, %a
  ret i4 %r
}

define i4 @copies_of_sign_1(i4 %x, i4 %n) {
  %s = ashr i4 %x, 2
  %a = ashr i4 %s, %n
  %r = and i4 %a, -4
  ret i4 %r
}

define i4 @copies_of_sign_2(i4 %x, i4 %n) {
  %s = ashr i4 %x, 2
  %a = ashr i4 %s, %n
  %r = and i4 %a, -4
  ret i4 %r
}

define i4 @remainder_sign(i4 %x, i4 %n) {
  %s = srem i4 %x, 2
  %a = ashr i4 %s, %n
  %r = and i4 %a, 2
  ret i4 %r
}

define i4 @negated_phi(i1 %c, i4 %a, i4 %b, i4 %d) {
entry:
  br i1 %c, label %if, label %else
if:
  %x = sub i4 %a, %b
  br label %join
else:
  %y = add i4 %d, 1
  br label %join
join:
  %p = phi i4 [ %x, %if ], [ %y, %else ]
  %r = sub i4 0, %p
  ret i4 %r
}

define i4 @negated_phi_nsw(i1 %c, i4 %a, i4 %b, i4 %d) {
entry:
  br i1 %c, label %if, label %else
if:
  %x = sub nsw i4 %a, %b
  br label %join
else:
  %y = add i4 %d, 1
  br label %join
join:
  %p = phi i4 [ %x, %if ], [ %y, %else ]
  %r = sub nsw i4 0, %p
  ret i4 %r
}

define i4 @assumed_below(i4 %x) {
  %l = and i4 %x, 3
  %m = and i4 %x, 7
  %c = icmp eq i4 %m, 1
  call void @llvm.assume(i1 %c)
  ret i4 %l
}

define i4 @assumed_condition(i1 %c, i4 %x, i4 %y) {
  call void @llvm.assume(i1 %c)
  %r = select i1 %c, i4 %x, i4 %y
  ret i4 %r
}

define i4 @assumed_opposite(i1 %c, i4 %x, i4 %y) {
  %n = xor i1 %c, true
  call void @llvm.assume(i1 %n)
  %r = select i1 %c, i4 %x, i4 %y
  ret i4 %r
}

define i8 @vector_logic(i8 %x, i8 %y) {
  %a = bitcast i8 %x to <2 x i4>
  %b = bitcast i8 %y to <2 x i4>
  %c = xor <2 x i4> %a, %b
  %r = bitcast <2 x i4> %c to i8
  %s = add i8 %r, 1
  ret i8 %s
}

