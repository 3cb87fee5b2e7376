; RUN: opt-go %s -passes='loop-mssa(licm)' -S | FileCheck %s
;
; The sum and the bound have the same sign, not so what is left of them when the invariant part is brought to the other side.

; CHECK-LABEL: define i32 @f(
; CHECK:         %invariant.op = sub nsw i32 %b, 4
; CHECK:         %c = icmp slt i32 %x, %invariant.op
define i32 @f(ptr %p, i32 %bound) {
entry:
  %b = and i32 %bound, 255
  br label %loop
loop:
  %x = load volatile i32, ptr %p, align 4
  %s = add nsw i32 %x, 4
  %c = icmp samesign slt i32 %s, %b
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %x
}
