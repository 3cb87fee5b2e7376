; atomicAdd and atomicCAS of CUDA, as clang writes them: seq_cst without a scope. They guarantee no order, so that nothing but the
; atomic itself is wanted. Other orders and scopes are kept, and so is this one where it is asked for.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -emit=ptx -nvptx-strict-atomics | FileCheck %s --check-prefix=STRICT
; RUN: opt-go %s -emit=ptx -mcpu=sm_60 | FileCheck %s --check-prefix=SM60
; RUN: opt-go %s -emit=ptx -mcpu=sm_60 -nvptx-strict-atomics | FileCheck %s --check-prefix=SM60-STRICT
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %s, i32 %x, float %f) {
; CHECK:      atom.global.add.u32 [[OLD:%r[0-9]+]],
; CHECK-NEXT: atom.global.add.f32
; CHECK-NEXT: atom.shared.cas.b32 {{%r[0-9]+}}, {{.*}}, [[OLD]],
; CHECK-NEXT: atom.acq_rel.sys.global.max.s32
; CHECK-NEXT: fence.sc.gpu;
; CHECK-NEXT: atom.acq_rel.gpu.global.exch.b32
; STRICT:      fence.sc.sys;
; STRICT-NEXT: atom.acq_rel.sys.global.add.u32
; STRICT-NEXT: fence.sc.sys;
; STRICT-NEXT: atom.acq_rel.sys.global.add.f32
; STRICT-NEXT: fence.sc.sys;
; STRICT-NEXT: atom.acq_rel.sys.shared.cas.b32
; SM60-NOT:  membar
; SM60:      atom.global.add.u32
; SM60-NEXT: atom.global.add.f32
; SM60-NEXT: atom.shared.cas.b32
; SM60-STRICT:      membar.sys;
; SM60-STRICT-NEXT: atom.global.add.u32
; SM60-STRICT-NEXT: membar.sys;
  %a = atomicrmw add ptr addrspace(1) %p, i32 %x seq_cst
  %b = atomicrmw fadd ptr addrspace(1) %p, float %f seq_cst
  %c = cmpxchg ptr addrspace(3) %s, i32 %a, i32 %x seq_cst seq_cst
  %d = atomicrmw max ptr addrspace(1) %p, i32 %x acq_rel
  %e = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("device") seq_cst
  ret void
}
