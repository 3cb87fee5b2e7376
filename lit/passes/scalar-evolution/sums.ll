; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; Sums and products are flattened, ordered and collected; equal ones have one form.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %1 = add i32 %a, %b
; CHECK: --> (%a + %b) U: full-set S: full-set
; CHECK: %2 = add i32 %c, %1
; CHECK: --> (%a + %b + %c) U: full-set S: full-set
; CHECK: %3 = sub i32 %2, %a
; CHECK: --> (%b + %c) U: full-set S: full-set
; CHECK: %4 = shl i32 %3, 2
; CHECK: --> (4 * (%b + %c)) U: [0,-3) S: [-2147483648,2147483645)
; CHECK: %5 = mul i32 %a, 3
; CHECK: --> (3 * %a) U: full-set S: full-set
; CHECK: %6 = add i32 %5, %a
; CHECK: --> (4 * %a) U: [0,-3) S: [-2147483648,2147483645)
; CHECK: %7 = sub i32 %6, %5
; CHECK: --> %a U: full-set S: full-set
; CHECK: %8 = mul i32 %1, %c
; CHECK: --> ((%a + %b) * %c) U: full-set S: full-set
; CHECK: %9 = add i32 %8, 7
; CHECK: --> (7 + ((%a + %b) * %c)) U: full-set S: full-set
; CHECK: %10 = add i32 %9, -7
; CHECK: --> ((%a + %b) * %c) U: full-set S: full-set

define void @f(i32 %a, i32 %b, i32 %c) {
  %1 = add i32 %a, %b
  %2 = add i32 %c, %1
  %3 = sub i32 %2, %a
  %4 = shl i32 %3, 2
  %5 = mul i32 %a, 3
  %6 = add i32 %5, %a
  %7 = sub i32 %6, %5
  %8 = mul i32 %1, %c
  %9 = add i32 %8, 7
  %10 = add i32 %9, -7
  ret void
}
