; Two products have the same sum and difference as their users: one of them is multiplied in both, the other stays.
; RUN: opt-go %s -emit=ptx | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry both(
; CHECK: mul.f32 [[Q:%f[0-9]+]],
; CHECK-NEXT: fma.rn.f32 {{%f[0-9]+}}, [[A:%f[0-9]+]], 0f40400000, [[Q]];
; CHECK: fma.rn.f32 {{%f[0-9]+}}, [[A]], 0fC0400000, [[Q]];
; CHECK-NOT: {{mul|sub|add}}.f32
; CHECK: ret;
define ptx_kernel void @both(ptr addrspace(1) %p, float %a, float %b, float %c) {
  %m = fmul contract float %a, 3.0
  %n = fmul contract float %b, %c
  %s = fadd contract float %m, %n
  %d = fsub contract float %n, %m
  store volatile float %s, ptr addrspace(1) %p
  store volatile float %d, ptr addrspace(1) %p
  ret void
}

; A third user of the one, which cannot take it, and a sum of the other with a product that goes into it: nothing would be gained.
; CHECK-LABEL: .entry neither(
; CHECK-COUNT-2: mul.f32
; CHECK-NOT: mul.f32
; CHECK: ret;
define ptx_kernel void @neither(ptr addrspace(1) %p, float %a, float %b, float %c, float %e) {
  %m = fmul contract float %a, 3.0
  %n = fmul contract float %b, %c
  %s = fadd contract float %m, %n
  %one = fmul contract float %e, %a
  %t = fadd contract float %n, %one
  store volatile float %s, ptr addrspace(1) %p
  store volatile float %t, ptr addrspace(1) %p
  store volatile float %m, ptr addrspace(1) %p
  ret void
}
