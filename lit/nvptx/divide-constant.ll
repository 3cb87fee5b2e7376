; ptxas expands every division as if the divisor were unknown: a product with the reciprocal takes its place. A quotient and a remainder share it.
; RUN: opt-go %s -emit=ptx | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry divide(
; CHECK: mul.hi.s32 [[H:%r[0-9]+]], [[X:%r[0-9]+]], 1717986919;
; CHECK-NEXT: shr.s32 [[Q:%r[0-9]+]], [[H]], 2;
; CHECK-NEXT: shr.u32 [[S:%r[0-9]+]], [[H]], 31;
; CHECK-NEXT: add.s32 [[D:%r[0-9]+]], [[Q]], [[S]];
; CHECK-NEXT: mad.lo.s32 {{%r[0-9]+}}, [[D]], -10, [[X]];
; CHECK-NOT: mul.hi
; CHECK: ret;
define ptx_kernel void @divide(i32 %x, ptr addrspace(1) %p) {
  %q = sdiv i32 %x, 10
  %r = srem i32 %x, 10
  store volatile i32 %q, ptr addrspace(1) %p
  store volatile i32 %r, ptr addrspace(1) %p
  ret void
}

; An even divisor has a reciprocal of 32 bits after a shift; seven has one of 33.
; CHECK-LABEL: .entry unsigned(
; CHECK: mul.hi.u32 [[H:%r[0-9]+]], [[X:%r[0-9]+]], 613566757;
; CHECK-NEXT: sub.s32 [[A:%r[0-9]+]], [[X]], [[H]];
; CHECK-NEXT: shr.u32 [[B:%r[0-9]+]], [[A]], 1;
; CHECK-NEXT: add.s32 [[C:%r[0-9]+]], [[B]], [[H]];
; CHECK-NEXT: shr.u32 {{%r[0-9]+}}, [[C]], 2;
; CHECK: shr.u32 [[Y:%r[0-9]+]], [[X]], 2;
; CHECK: mul.hi.u32 {{%r[0-9]+}}, [[Y]], 613566757;
define ptx_kernel void @unsigned(i32 %x, ptr addrspace(1) %p) {
  %q = udiv i32 %x, 7
  store volatile i32 %q, ptr addrspace(1) %p
  %r = udiv i32 %x, 28
  store volatile i32 %r, ptr addrspace(1) %p
  ret void
}
