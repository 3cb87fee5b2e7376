; Atomics with their order and scope.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .visible .entry atomics(
; CHECK-NEXT: .param .u64 atomics_param_0,
; CHECK-NEXT: .param .u64 atomics_param_1,
; CHECK-NEXT: .param .u32 atomics_param_2,
; CHECK-NEXT: .param .f32 atomics_param_3
; CHECK-NEXT: )
; CHECK-NEXT: {
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [atomics_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [atomics_param_1];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [atomics_param_2];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [atomics_param_3];
; CHECK-NEXT: atom.relaxed.sys.global.add.u32 [[R2:%r[0-9]+]], {{\[}}[[RD1]]{{\]}}, [[R1]];
; CHECK-NEXT: atom.relaxed.sys.shared.max.u32 [[R3:%r[0-9]+]], {{\[}}[[RD2]]{{\]}}, [[R2]];
; CHECK-NEXT: atom.relaxed.cta.shared.min.s32 [[R4:%r[0-9]+]], {{\[}}[[RD2]]{{\]}}, [[R3]];
; CHECK-NEXT: atom.relaxed.sys.global.cas.b32 [[R5:%r[0-9]+]], {{\[}}[[RD1]]{{\]}}, [[R4]], [[R1]];
; CHECK-NEXT: atom.relaxed.sys.global.add.f32 [[F2:%f[0-9]+]], {{\[}}[[RD1]]{{\]}}, [[F1]];
; CHECK-NEXT: atom.relaxed.sys.global.exch.b32 [[R6:%r[0-9]+]], {{\[}}[[RD1]]{{\]}}, 1;
; CHECK-NEXT: ret;
; CHECK-NEXT: }

target triple = "nvptx64-nvidia-cuda"
define void @atomics(ptr addrspace(1) %p, ptr addrspace(3) %s, i32 %x, float %f) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 %x monotonic
  %b = atomicrmw umax ptr addrspace(3) %s, i32 %a monotonic
  %b2 = atomicrmw min ptr addrspace(3) %s, i32 %b syncscope("block") monotonic
  %c = cmpxchg ptr addrspace(1) %p, i32 %b2, i32 %x monotonic monotonic
  %d = atomicrmw fadd ptr addrspace(1) %p, float %f monotonic
  %e = atomicrmw xchg ptr addrspace(1) %p, i32 1 monotonic
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @atomics, !"kernel", i32 1}
