; Integers of more than 64 bits are words: sums carry, products of extended words are one multiplication each, divisions call the runtime.
; RUN: opt-go %s -emit=vliw -o %t.s
; RUN: FileCheck %s --input-file=%t.s
; RUN: vliw-run %t.s -func odd -arg i64:5 -ret i64 | FileCheck %s --check-prefix=ODD
; RUN: vliw-run %t.s -func quotient -arg i64:1000000007 -ret i64 | FileCheck %s --check-prefix=QUOTIENT

; CHECK-LABEL: .func high
; CHECK: mulh
; CHECK-NOT: mul
define i64 @high(i64 %a, i64 %b) {
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %p = mul i128 %x, %y
  %s = ashr i128 %p, 64
  %h = trunc i128 %s to i64
  ret i64 %h
}

; CHECK-LABEL: .func odd
; ODD: -160
define i64 @odd(i64 %a) {
  %x = zext i64 %a to i65
  %m = sub i65 0, %x
  %s = shl i65 %m, 5
  %big = sext i65 %s to i200
  %back = trunc i200 %big to i64
  ret i64 %back
}

; CHECK-LABEL: .func quotient
; CHECK: call __udivti3
; QUOTIENT: 18446743944
define i64 @quotient(i64 %d) {
  %x = zext i64 %d to i128
  %q = udiv i128 18446744073709551616, %x
  %r = trunc i128 %q to i64
  ret i64 %r
}
