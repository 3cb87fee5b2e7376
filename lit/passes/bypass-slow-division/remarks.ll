; RUN: opt-go %s -passes=bypass-slow-division -pass-remarks=bypass -pass-remarks-missed=bypass -stats -disable-output 2>&1 | FileCheck %s
;
; Remarks and counters report transformed and skipped divisions.
; CHECK-DAG: division bypassed when both operands are short
; CHECK-DAG: division narrowed: both operands are short
; CHECK-DAG: division bypassed unless the divisor
; CHECK-DAG: division not bypassed: an operand is most likely long
; CHECK-DAG: 3 bypass-slow-division - Number of slow divisions bypassed

target triple = "nvptx64-nvidia-cuda"

define i64 @f(i64 %a, i64 %b, i32 %c) {
  %z = zext i32 %c to i64
  %x = xor i64 %a, %b
  %d = udiv i64 %a, %b
  %e = udiv i64 %z, %z
  %f = udiv i64 %z, %b
  %g = udiv i64 %x, %b
  %r = add i64 %d, %e
  %s = add i64 %f, %g
  %t = add i64 %r, %s
  ret i64 %t
}
