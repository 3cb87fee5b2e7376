; RUN: opt-go %s '-passes=slsr<strict>' -S | FileCheck %s
;
; Products that do not overflow, one stride apart: nor does the sum. (i + 1)·s is i·s + s as a wider
; integer, too.

declare void @use(i32)

; CHECK-LABEL: @step(
; CHECK: %y = add nsw i32 %x, %s
define void @step(i32 %i, i32 %s) {
  %x = mul nsw i32 %i, %s
  call void @use(i32 noundef %x)
  %j = add nsw i32 %i, 1
  %y = mul nsw i32 %j, %s
  call void @use(i32 noundef %y)
  ret void
}

; i | 1 sets no sign.
; CHECK-LABEL: @disjoint(
; CHECK: %y = add nsw i32 %x, %s
define void @disjoint(i32 %n, i32 %s) {
  %i = shl i32 %n, 1
  %x = mul nsw i32 %i, %s
  call void @use(i32 noundef %x)
  %j = or disjoint i32 %i, 1
  %y = mul nsw i32 %j, %s
  call void @use(i32 noundef %y)
  ret void
}

; (-1)·MAX and 1·MAX exist, 2·MAX does not.
; CHECK-LABEL: @two(
; CHECK: %y = add i32 %x,
define void @two(i32 %i, i32 %s) {
  %x = mul nsw i32 %i, %s
  call void @use(i32 noundef %x)
  %j = add nsw i32 %i, 2
  %y = mul nsw i32 %j, %s
  call void @use(i32 noundef %y)
  ret void
}

; i + 1 may wrap: MAX·0 and MIN·0 exist, but with s = -1 the sum -MAX - 1 does not overflow only by luck.
; CHECK-LABEL: @wraps(
; CHECK: %y = add i32 %x, %s
define void @wraps(i32 %i, i32 %s) {
  %x = mul nsw i32 %i, %s
  call void @use(i32 noundef %x)
  %j = add i32 %i, 1
  %y = mul nsw i32 %j, %s
  call void @use(i32 noundef %y)
  ret void
}

; The basis has no nsw.
; CHECK-LABEL: @basis(
; CHECK: %y = add i32 %x, %s
define void @basis(i32 %i, i32 %s) {
  %x = mul i32 %i, %s
  call void @use(i32 noundef %x)
  %j = add nsw i32 %i, 1
  %y = mul nsw i32 %j, %s
  call void @use(i32 noundef %y)
  ret void
}

; MIN is MAX + 1 modulo 2^32 only: with i = 0 and s = 1 the products are MAX and MIN, and MAX + 1 overflows.
; CHECK-LABEL: @around(
; CHECK: %z = add i32 %y, %s
define void @around(i32 %i, i32 %s) {
  %x = add nsw i32 %i, 2147483647
  %y = mul nsw i32 %x, %s
  call void @use(i32 noundef %y)
  %j = add nsw i32 %i, -2147483648
  %z = mul nsw i32 %j, %s
  call void @use(i32 noundef %z)
  ret void
}

; The same downwards: with i = 0 and s = 1 the products are MIN and MAX, and MIN - 1 overflows.
; CHECK-LABEL: @downwards(
; CHECK: %z = sub i32 %y, %s
define void @downwards(i32 %i, i32 %s) {
  %x = add nsw i32 %i, -2147483648
  %y = mul nsw i32 %x, %s
  call void @use(i32 noundef %y)
  %j = add nsw i32 %i, 2147483647
  %z = mul nsw i32 %j, %s
  call void @use(i32 noundef %z)
  ret void
}

; Next to both ends the steps are exact.
; CHECK-LABEL: @largest(
; CHECK: %z = add nsw i32 %y, %s
define void @largest(i32 %i, i32 %s) {
  %x = add nsw i32 %i, 2147483646
  %y = mul nsw i32 %x, %s
  call void @use(i32 noundef %y)
  %j = add nsw i32 %i, 2147483647
  %z = mul nsw i32 %j, %s
  call void @use(i32 noundef %z)
  ret void
}

; CHECK-LABEL: @smallest(
; CHECK: %z = add nsw i32 %y, %s
define void @smallest(i32 %i, i32 %s) {
  %x = add nsw i32 %i, -2147483648
  %y = mul nsw i32 %x, %s
  call void @use(i32 noundef %y)
  %j = add nsw i32 %i, -2147483647
  %z = mul nsw i32 %j, %s
  call void @use(i32 noundef %z)
  ret void
}
