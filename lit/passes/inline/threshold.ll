; The threshold decides: what costs more stays a call, unless it is the last one of an internal function.
; RUN: opt-go %s -passes=inline -inline-threshold=1 -S | FileCheck %s --check-prefix=LOW
; RUN: opt-go %s -passes=inline -inline-threshold=1000 -S | FileCheck %s --check-prefix=HIGH

; LOW-LABEL: define i32 @caller(
; LOW:         call i32 @long(
; LOW-NOT:     call i32 @lonely(
; HIGH-LABEL: define i32 @caller(
; HIGH-NOT:    call
; HIGH:        ret i32

define i32 @long(i32 %a) {
  %b = mul i32 %a, 3
  %c = xor i32 %b, 5
  %d = mul i32 %c, %a
  %e = sub i32 %d, %b
  %f = mul i32 %e, %c
  %g = xor i32 %f, %a
  %h = add i32 %g, %b
  %i = mul i32 %h, 9
  %j = xor i32 %i, %c
  %k = add i32 %j, %e
  ret i32 %k
}

define internal i32 @lonely(i32 %a) {
  %b = mul i32 %a, 3
  %c = xor i32 %b, 5
  %d = mul i32 %c, %a
  %e = sub i32 %d, %b
  %f = mul i32 %e, %c
  %g = xor i32 %f, %a
  %h = add i32 %g, %b
  %i = mul i32 %h, 9
  %j = xor i32 %i, %c
  %k = add i32 %j, %e
  ret i32 %k
}

define i32 @caller(i32 %x) {
  %p = call i32 @long(i32 %x)
  %q = call i32 @lonely(i32 %p)
  ret i32 %q
}
