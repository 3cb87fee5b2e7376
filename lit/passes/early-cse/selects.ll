; A select has several equivalent forms: with the inverted condition and swapped operands, or as another compare of the same two
; integers of which it takes the smaller one.
; RUN: opt-go %s -S -passes=early-cse | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=early-cse | FileCheck %s %} %else %{ true %}

; CHECK-LABEL: @negated(
; CHECK: %s = select i1 %c, i32 %a, i32 %b
; CHECK-NEXT: %r = add i32 %s, %s
define i32 @negated(i1 %c, i32 %a, i32 %b) {
  %n = xor i1 %c, true
  %s = select i1 %c, i32 %a, i32 %b
  %t = select i1 %n, i32 %b, i32 %a
  %r = add i32 %s, %t
  ret i32 %r
}

; CHECK-LABEL: @inverse(
; CHECK: %s = select i1 %c, i32 %a, i32 %b
; CHECK-NEXT: %r = add i32 %s, %s
define i32 @inverse(float %x, float %y, i32 %a, i32 %b) {
  %c = fcmp olt float %x, %y
  %d = fcmp uge float %x, %y
  %s = select i1 %c, i32 %a, i32 %b
  %t = select i1 %d, i32 %b, i32 %a
  %r = add i32 %s, %t
  ret i32 %r
}

; CHECK-LABEL: @lesser(
; CHECK: %s = select i1 %c, i32 %x, i32 %y
; CHECK: %r = add i32 %s, %s
define i32 @lesser(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  %d = icmp sge i32 %x, %y
  %s = select i1 %c, i32 %x, i32 %y
  %t = select i1 %d, i32 %y, i32 %x
  %r = add i32 %s, %t
  ret i32 %r
}

; Signed and unsigned differ, and so do the lesser and the greater.
; CHECK-LABEL: @others(
; CHECK: %t = select i1 %d
; CHECK: %u = select i1 %c
define i32 @others(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  %d = icmp ult i32 %x, %y
  %s = select i1 %c, i32 %x, i32 %y
  %t = select i1 %d, i32 %x, i32 %y
  %u = select i1 %c, i32 %y, i32 %x
  %r = mul i32 %s, %t
  %q = mul i32 %r, %u
  ret i32 %q
}
