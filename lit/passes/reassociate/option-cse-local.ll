; RUN: opt-go %s -passes=reassociate -S | FileCheck %s
; RUN: opt-go %s -passes=reassociate -reassociate-use-cse-local=false -S | FileCheck %s --check-prefix=OFF
;
; Two sums have %a and %u in common, which are of different blocks: they are computed together only if the option allows it. As opt-19 with the same
; option.

; CHECK-LABEL: @f(
; CHECK: %x1 = add i32 %t, %a
; CHECK-NEXT: %x2 = add i32 %x1, %u
; OFF-LABEL: @f(
; OFF: %x1 = add i32 %u, %a
; OFF-NEXT: %x2 = add i32 %x1, %t
define i32 @f(i32 %a, i32 %b, i32 %c, i1 %k, ptr %p) {
entry:
  %t = load i32, ptr %p
  br i1 %k, label %l, label %m
l:
  %u = load i32, ptr %p
  %x1 = add i32 %a, %u
  %x2 = add i32 %x1, %t
  %y1 = add i32 %b, %u
  %y2 = add i32 %y1, %a
  %z1 = mul i32 %x2, %y2
  %w = add i32 %b, %a
  %w2 = add i32 %w, %z1
  ret i32 %w2
m:
  ret i32 0
}
