; A load makes the 64 bits of a shift's amount by itself: the amount is their lower half.
; RUN: opt-go %s -emit=ptx | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .visible .entry amount(
; CHECK: ld.global.u32 [[W:%rd[0-9]+]],
; CHECK: cvt.u32.u64 [[N:%r[0-9]+]], [[W]];
; CHECK: shl.b64 %rd{{[0-9]+}}, %rd{{[0-9]+}}, [[N]];
define ptx_kernel void @amount(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %n = load i32, ptr addrspace(1) %p
  %wide = zext nneg i32 %n to i64
  %r = shl i64 1, %wide
  store i64 %r, ptr addrspace(1) %q
  ret void
}
