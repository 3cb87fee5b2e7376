; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; The flag of an addition holds for its expression only where overflow makes the program undefined:
; an address that is loaded from or stored to, an argument that has to be dereferenceable.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %x = add nsw i32 %a, %b
; CHECK: --> (%a + %b) U: full-set S: full-set
; CHECK: %w = sext i32 %x to i64
; CHECK: --> (sext i32 (%a + %b) to i64) U: [-2147483648,2147483648) S: [-2147483648,2147483648)
; CHECK: %y = add nsw i32 %a, 7
; CHECK: --> (7 + %a)<nsw> U: [-2147483641,-2147483648) S: [-2147483641,-2147483648)
; CHECK: %q = getelementptr i8, ptr %p, i32 %y
; CHECK: --> (7 + (sext i32 %a to i64) + %p) U: full-set S: full-set

; CHECK-LABEL: Classifying expressions for: @dereferenceable
; CHECK: %x = add nsw i64 %a, 1
; CHECK: --> (1 + %a)<nsw> U: [-9223372036854775807,-9223372036854775808) S: [-9223372036854775807,-9223372036854775808)

declare void @use(i32)
declare void @reads(ptr dereferenceable(4))

define void @f(i32 %a, i32 %b, ptr %p) {
  %x = add nsw i32 %a, %b
  %w = sext i32 %x to i64
  %y = add nsw i32 %a, 7
  %q = getelementptr i8, ptr %p, i32 %y
  store i8 0, ptr %q
  ret void
}

define void @dereferenceable(ptr %p, i64 %a) {
  %x = add nsw i64 %a, 1
  %q = getelementptr i8, ptr %p, i64 %x
  call void @reads(ptr %q)
  ret void
}
