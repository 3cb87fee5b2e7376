; A difference is a sum with a negation, which goes into the sum below it; of products it becomes a factor.
; RUN: opt-go %s -passes=reassociate -S | FileCheck %s

; a - (b + c) + b
; CHECK-LABEL: @below(
; CHECK-NEXT: %c.neg = sub i32 0, %c
; CHECK-NEXT: %e = add i32 %c.neg, %a
; CHECK-NEXT: ret i32 %e
define i32 @below(i32 %a, i32 %b, i32 %c) {
  %s = add i32 %b, %c
  %d = sub i32 %a, %s
  %e = add i32 %d, %b
  ret i32 %e
}

; CHECK-LABEL: @product(
; CHECK-NOT: sub i32 0
; CHECK: ret
define i32 @product(i32 %a, i32 %b, i32 %c) {
  %m = mul i32 %a, %b
  %n = sub i32 0, %m
  %p = mul i32 %n, %c
  %q = mul i32 %p, -3
  ret i32 %q
}
