; RUN: opt-go %s -passes=slsr -opt-version=22 -S | FileCheck %s
;
; LLVM 22's slsr: a candidate may differ from its basis in the base or the stride, by a constant or by a value that is there,
; and is rewritten unless that is costlier. A basis loses the flags that the candidate does not imply.

target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)
declare void @use_pointer(ptr)

; CHECK-LABEL: @same(
; CHECK-NEXT:  %x = add i32 %a, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @same(i32 %a, i32 %s) {
  %x = add i32 %a, %s
  %y = add i32 %s, %a
  call void @use(i32 %x)
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @cheaper_or_equal(
; CHECK-NEXT:  %m = mul i32 %s, 2
; CHECK-NEXT:  %x = add i32 %a, %m
; CHECK-NEXT:  %y = sub i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @cheaper_or_equal(i32 %a, i32 %s) {
  %m = mul i32 %s, 2
  %x = add i32 %a, %m
  %y = add i32 %a, %s
  call void @use(i32 %x)
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @constant_base(
; CHECK-NEXT:  %s4 = mul i32 %s, 5
; CHECK-NEXT:  %m = add i32 %s4, 5
; CHECK-NEXT:  %s5 = mul i32 %s, 7
; CHECK-NEXT:  %n = add i32 %s5, 5
; CHECK-NEXT:  %o = add i32 %n, 4
; CHECK-NEXT:  %k = add i32 %s, 9
; CHECK-NEXT:  call void @use(i32 %m)
; CHECK-NEXT:  call void @use(i32 %n)
; CHECK-NEXT:  call void @use(i32 %o)
; CHECK-NEXT:  call void @use(i32 %k)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @constant_base(i32 %a, i32 %s) {
  %s4 = mul i32 %s, 5
  %m = add i32 %s4, 5
  %s5 = mul i32 %s, 7
  %n = add i32 %s5, 5
  %o = add i32 %s5, 9
  %k = add i32 %s, 9
  call void @use(i32 %m)
  call void @use(i32 %n)
  call void @use(i32 %o)
  call void @use(i32 %k)
  ret void
}

; CHECK-LABEL: @base_and_value(
; CHECK-NEXT:  %x = add i32 %a, %s
; CHECK-NEXT:  %y = add i32 %x, %d
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @base_and_value(i32 %a, i32 %d, i32 %s) {
  %b = add i32 %a, %d
  %x = add i32 %a, %s
  %y = add i32 %b, %s
  call void @use(i32 %x)
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @base_and_constant(
; CHECK-NEXT:  %x = add i32 %a, %s
; CHECK-NEXT:  %y = add i32 %x, 7
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @base_and_constant(i32 %a, i32 %d, i32 %s) {
  %b = add i32 %a, 7
  %x = add i32 %a, %s
  %y = add i32 %b, %s
  call void @use(i32 %x)
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @not_from_a_costlier_one(
; CHECK-NEXT:  %a3 = add i32 %a, 3
; CHECK-NEXT:  %y = mul i32 %a3, %s
; CHECK-NEXT:  %x = mul i32 %a, %s
; CHECK-NEXT:  %1 = mul i32 %s, 5
; CHECK-NEXT:  %z = add i32 %x, %1
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  call void @use(i32 %z)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @not_from_a_costlier_one(i32 %a, i32 %s) {
  %a3 = add i32 %a, 3
  %y = mul i32 %a3, %s
  %x = mul i32 %a, %s
  %a5 = add i32 %a, 5
  %z = mul i32 %a5, %s
  call void @use(i32 %x)
  call void @use(i32 %y)
  call void @use(i32 %z)
  ret void
}

; CHECK-LABEL: @bytes(
; CHECK-NEXT:  %x = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 1
; CHECK-NEXT:  %z = getelementptr i8, ptr %x, i64 %i
; CHECK-NEXT:  call void @use_pointer(ptr %x)
; CHECK-NEXT:  call void @use_pointer(ptr %y)
; CHECK-NEXT:  call void @use_pointer(ptr %z)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @bytes(ptr %p, i64 %i) {
  %x = getelementptr i8, ptr %p, i64 %i
  %i1 = add i64 %i, 1
  %y = getelementptr i8, ptr %p, i64 %i1
  %i2 = shl i64 %i, 1
  %z = getelementptr i8, ptr %p, i64 %i2
  call void @use_pointer(ptr %x)
  call void @use_pointer(ptr %y)
  call void @use_pointer(ptr %z)
  ret void
}

; CHECK-LABEL: @constant_steps(
; CHECK-NEXT:  %x = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 10
; CHECK-NEXT:  %z = getelementptr i8, ptr %p, i64 10
; CHECK-NEXT:  %z2 = getelementptr i8, ptr %x, i64 10
; CHECK-NEXT:  %z3 = getelementptr i8, ptr %z, i64 10000
; CHECK-NEXT:  call void @use_pointer(ptr %x)
; CHECK-NEXT:  call void @use_pointer(ptr %y)
; CHECK-NEXT:  call void @use_pointer(ptr %z)
; CHECK-NEXT:  call void @use_pointer(ptr %z2)
; CHECK-NEXT:  call void @use_pointer(ptr %z3)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @constant_steps(ptr %p, i64 %i) {
  %x = getelementptr i8, ptr %p, i64 %i
  %y = getelementptr i8, ptr %x, i64 10
  %z = getelementptr i8, ptr %p, i64 10
  %z2 = getelementptr i8, ptr %z, i64 %i
  %z3 = getelementptr i8, ptr %z, i64 10000
  call void @use_pointer(ptr %x)
  call void @use_pointer(ptr %y)
  call void @use_pointer(ptr %z)
  call void @use_pointer(ptr %z2)
  call void @use_pointer(ptr %z3)
  ret void
}

; CHECK-LABEL: @stride_and_value(
; CHECK-NEXT:  %m = mul i32 %s, 5
; CHECK-NEXT:  %x = add i32 %a, %m
; CHECK-NEXT:  %1 = mul i32 %t, 5
; CHECK-NEXT:  %y = add i32 %x, %1
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @stride_and_value(i32 %a, i32 %s, i32 %t) {
  %s2 = add i32 %s, %t
  %m = mul i32 %s, 5
  %n = mul i32 %s2, 5
  %x = add i32 %a, %m
  %y = add i32 %a, %n
  call void @use(i32 %x)
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @stride_and_constant(
; CHECK-NEXT:  %m = mul i32 %s, 5
; CHECK-NEXT:  %x = add i32 %a, %m
; CHECK-NEXT:  %y = add i32 %x, 35
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @stride_and_constant(i32 %a, i32 %s) {
  %m = mul i32 %s, 5
  %s2 = add i32 %s, 7
  %n = mul i32 %s2, 5
  %x = add i32 %a, %m
  %y = add i32 %a, %n
  call void @use(i32 %x)
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @address_and_value(
; CHECK-NEXT:  %x = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 %o
; CHECK-NEXT:  call void @use_pointer(ptr %x)
; CHECK-NEXT:  call void @use_pointer(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @address_and_value(ptr %p, i64 %o, i64 %i) {
  %q = getelementptr i8, ptr %p, i64 %o
  %x = getelementptr i32, ptr %p, i64 %i
  %y = getelementptr i32, ptr %q, i64 %i
  call void @use_pointer(ptr %x)
  call void @use_pointer(ptr %y)
  ret void
}

; CHECK-LABEL: @narrow_sum_must_not_wrap(
; CHECK-NEXT:  %is = sext i32 %i to i64
; CHECK-NEXT:  %x = getelementptr i32, ptr %p, i64 %is
; CHECK-NEXT:  %k = add i32 %i, %j
; CHECK-NEXT:  %ks = sext i32 %k to i64
; CHECK-NEXT:  %y = getelementptr i32, ptr %p, i64 %ks
; CHECK-NEXT:  call void @use_pointer(ptr %x)
; CHECK-NEXT:  call void @use_pointer(ptr %y)
; CHECK-NEXT:  call void @use_pointer(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @narrow_sum_must_not_wrap(ptr %p, i32 %i, i32 %j) {
  %is = sext i32 %i to i64
  %x = getelementptr i32, ptr %p, i64 %is
  %k = add nsw i32 %i, %j
  %ks = sext i32 %k to i64
  %y = getelementptr i32, ptr %p, i64 %ks
  %k2 = add i32 %i, %j
  %k2s = sext i32 %k2 to i64
  %y2 = getelementptr i32, ptr %p, i64 %k2s
  call void @use_pointer(ptr %x)
  call void @use_pointer(ptr %y)
  call void @use_pointer(ptr %y2)
  ret void
}

; CHECK-LABEL: @flags_of_the_basis_are_dropped(
; CHECK-NEXT:  %s5 = mul i32 %s, 5
; CHECK-NEXT:  %x = add i32 %a, %s5
; CHECK-NEXT:  %1 = mul i32 %s, 3
; CHECK-NEXT:  %y = add i32 %x, %1
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @flags_of_the_basis_are_dropped(i32 %a, i32 %b, i32 %s) {
  %s5 = mul nsw i32 %s, 5
  %x = add nsw i32 %a, %s5
  %s6 = mul i32 %s, 8
  %y = add i32 %a, %s6
  call void @use(i32 %x)
  call void @use(i32 %y)
  ret void
}

; The strides are sums and products of sums that do not wrap, or the addresses that are accessed were
; poison: their extensions differ by that of %i.
; CHECK-LABEL: @extensions_of_sums(
; CHECK-NEXT:  %b = add nsw i32 %i, 1024
; CHECK-NEXT:  %bw = sext i32 %b to i64
; CHECK-NEXT:  %x = getelementptr inbounds float, ptr %p, i64 %bw
; CHECK-NEXT:  store i32 0, ptr %x
; CHECK-NEXT:  %1 = sext i32 %i to i64
; CHECK-NEXT:  %2 = shl i64 %1, 2
; CHECK-NEXT:  %y = getelementptr inbounds i8, ptr %x, i64 %2
; CHECK-NEXT:  store i32 1, ptr %y
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @extensions_of_sums(ptr noalias %p, i32 %i) {
  %b = add nsw i32 %i, 1024
  %bw = sext i32 %b to i64
  %x = getelementptr inbounds float, ptr %p, i64 %bw
  store i32 0, ptr %x
  %m = shl nsw i32 %i, 1
  %s = add nsw i32 %m, 1024
  %sw = sext i32 %s to i64
  %y = getelementptr inbounds float, ptr %p, i64 %sw
  store i32 1, ptr %y
  ret void
}

; The same without nsw at %m.
; CHECK-LABEL: @a_product_that_may_wrap(
; CHECK:       %y = getelementptr inbounds float, ptr %p, i64 %sw
define void @a_product_that_may_wrap(ptr noalias %p, i32 %i) {
  %b = add nsw i32 %i, 1024
  %bw = sext i32 %b to i64
  %x = getelementptr inbounds float, ptr %p, i64 %bw
  store i32 0, ptr %x
  %m = shl i32 %i, 1
  %s = add nsw i32 %m, 1024
  %sw = sext i32 %s to i64
  %y = getelementptr inbounds float, ptr %p, i64 %sw
  store i32 1, ptr %y
  ret void
}
