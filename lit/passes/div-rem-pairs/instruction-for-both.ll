; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
; RUN: opt-go %s -passes=div-rem-pairs -mtriple=aarch64-linux-gnu -S | FileCheck %s --check-prefix=TWO
;
; A division of x86 gives quotient and remainder: both are brought into one block, and a remainder that was taken apart is put together. Other
; processors compute the remainder. As opt-19 does.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @lower(
; CHECK:         %q = udiv i32 %x, %y
; CHECK-NEXT:    %r = urem i32 %x, %y
; CHECK-NEXT:    br i1
; TWO-LABEL: @lower(
; TWO-NOT: urem
define i32 @lower(i32 noundef %x, i32 noundef %y, i1 %c) {
  %q = udiv i32 %x, %y
  br i1 %c, label %one, label %two
one:
  %r = urem i32 %x, %y
  %s = add i32 %r, %q
  ret i32 %s
two:
  ret i32 %q
}

; CHECK-LABEL: @quotient_lower(
; CHECK:         %r = srem i64 %x, %y
; CHECK-NEXT:    %q = sdiv i64 %x, %y
; CHECK-NEXT:    br i1
define i64 @quotient_lower(i64 noundef %x, i64 noundef %y, i1 %c) {
  %r = srem i64 %x, %y
  br i1 %c, label %one, label %two
one:
  %q = sdiv i64 %x, %y
  %s = add i64 %r, %q
  ret i64 %s
two:
  ret i64 %r
}

; CHECK-LABEL: @same_block(
; CHECK:         %r = srem i16 %x, 7
; CHECK-NEXT:    %t = add i16 %r, 1
; CHECK-NEXT:    %q = sdiv i16 %x, 7
define i16 @same_block(i16 noundef %x) {
  %r = srem i16 %x, 7
  %t = add i16 %r, 1
  %q = sdiv i16 %x, 7
  %s = mul i16 %t, %q
  ret i16 %s
}

; CHECK-LABEL: @taken_apart(
; CHECK:         %q = sdiv i32 %x, %y
; CHECK-NEXT:    %m = mul i32 %q, %y
; CHECK-NEXT:    %r.recomposed = srem i32 %x, %y
; CHECK-NEXT:    %s = xor i32 %q, %r.recomposed
; TWO-LABEL: @taken_apart(
; TWO: %r = sub i32 %x, %m
define i32 @taken_apart(i32 noundef %x, i32 noundef %y) {
  %q = sdiv i32 %x, %y
  %m = mul i32 %q, %y
  %r = sub i32 %x, %m
  %s = xor i32 %q, %r
  ret i32 %s
}

; The quotient is computed on both paths: both instructions move before the branch.
; CHECK-LABEL: @triangle(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %q = udiv i32 %x, %y
; CHECK-NEXT:    %r = urem i32 %x, %y
; CHECK-NEXT:    br i1 %c, label %one, label %two
define i32 @triangle(i32 noundef %x, i32 noundef %y, i1 %c) {
entry:
  br i1 %c, label %one, label %two
one:
  %r = urem i32 %x, %y
  br label %two
two:
  %p = phi i32 [ %r, %one ], [ 0, %entry ]
  %q = udiv i32 %x, %y
  %s = add i32 %p, %q
  ret i32 %s
}

; Wider than what the instruction takes.
; CHECK-LABEL: @wide(
; CHECK-NOT: urem
define i128 @wide(i128 noundef %x, i128 noundef %y) {
  %q = udiv i128 %x, %y
  %r = urem i128 %x, %y
  %s = add i128 %r, %q
  ret i128 %s
}
