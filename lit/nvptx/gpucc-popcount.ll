; RUN: opt-go %s -passes=gpucc -emit=ptx -o - | FileCheck %s
;
; gpucc finds the count of bits that is written as sums of parts.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry count(
; CHECK-NOT:     mul.lo
; CHECK:         popc.b64
; CHECK-NOT:     mul.lo
; CHECK:         ret
define void @count(ptr %p, i64 %x) {
  %a = lshr i64 %x, 1
  %b = and i64 %a, 6148914691236517205
  %c = sub i64 %x, %b
  %d = and i64 %c, 3689348814741910323
  %e = lshr i64 %c, 2
  %f = and i64 %e, 3689348814741910323
  %g = add i64 %d, %f
  %h = lshr i64 %g, 4
  %i = add i64 %g, %h
  %j = and i64 %i, 1085102592571150095
  %k = mul i64 %j, 72340172838076673
  %l = lshr i64 %k, 56
  %m = trunc i64 %l to i32
  store i32 %m, ptr %p
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @count, !"kernel", i32 1}
