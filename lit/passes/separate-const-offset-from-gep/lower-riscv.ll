; RUN: opt-go %s -passes="separate-const-offset-from-gep<lower-gep>" -S | FileCheck %s
;
; lower-gep: for RISC-V pointers stay pointers, which are advanced by bytes.

target triple = "riscv64-unknown-elf"

; CHECK-LABEL: @element(
; CHECK-NEXT:   %1 = mul i64 %i, 12
; CHECK-NEXT:   %uglygep = getelementptr i8, ptr %p, i64 %1
; CHECK-NEXT:   %uglygep2 = getelementptr i8, ptr %uglygep, i64 60
; CHECK-NEXT:   ret ptr %uglygep2
; CHECK-NEXT: }
define ptr @element(ptr %p, i64 %i) {
  %j = add i64 %i, 5
  %q = getelementptr [3 x i32], ptr %p, i64 %j
  ret ptr %q
}
