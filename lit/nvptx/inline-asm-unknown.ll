; RUN: opt-go %s -emit=ptx -mcpu=sm_70 | FileCheck %s
; RUN: opt-go %s -emit=ptx -mcpu=sm_70 -regs=8 | FileCheck %s --check-prefix=REGS
; An instruction that this compiler does not know, in the user's own inline assembly, is the assembler's business: it is passed on as it
; stands, and a comment says that it has not been checked.
; CHECK-LABEL: .entry simd(
; CHECK: vmax4.s32.s32.s32 [[D:%r[0-9]+]], [[A:%r[0-9]+]], [[B:%r[0-9]+]], [[C:%r[0-9]+]]; // passed on unchecked: unknown instruction "vmax4"
; CHECK: st.global.{{[bu]}}32 [{{%rd[0-9]+}}], [[D]];
; REGS: vmax4.s32.s32.s32 %r{{[0-7]}}, %r{{[0-7]}}, %r{{[0-7]}}, %r{{[0-7]}};
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @simd(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %m = call i32 asm "vmax4.s32.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 0)
  store i32 %m, ptr addrspace(1) %p
  ret void
}

; It may write every operand: the live-out values, here both results, are stored after it.
; RUN: opt-go %s -emit=ptx -mcpu=sm_70 -regs=8 -regalloc=linear | FileCheck %s --check-prefix=PAIR
; PAIR-LABEL: .entry pair(
; PAIR: unknown.pair [[U:%r[0-7]]], [[V:%r[0-7]]], %r{{[0-7]}};
; PAIR-NEXT: st.local.b32 [__spill_local+[[#AT:]]], [[U]]; // spill
; PAIR-NEXT: st.local.b32 [__spill_local+{{[0-9]+}}], [[V]]; // spill
; PAIR: ld.local.b32 [[R:%r[0-7]]], [__spill_local+[[#AT]]]; // reload
; PAIR-NEXT: st.volatile.global.u32 [%rd0], [[R]];
define ptx_kernel void @pair(ptr addrspace(1) %p, i32 %a) {
  %x = load volatile i32, ptr addrspace(1) %p
  %r = call { i32, i32 } asm "unknown.pair $0, $1, $2;", "=r,=r,r"(i32 %a)
  %u = extractvalue { i32, i32 } %r, 0
  %v = extractvalue { i32, i32 } %r, 1
  %c = load volatile i32, ptr addrspace(1) %p
  %d = load volatile i32, ptr addrspace(1) %p
  %e = load volatile i32, ptr addrspace(1) %p
  %f = load volatile i32, ptr addrspace(1) %p
  %g = load volatile i32, ptr addrspace(1) %p
  store volatile i32 %c, ptr addrspace(1) %p
  store volatile i32 %d, ptr addrspace(1) %p
  store volatile i32 %e, ptr addrspace(1) %p
  store volatile i32 %f, ptr addrspace(1) %p
  store volatile i32 %g, ptr addrspace(1) %p
  store volatile i32 %u, ptr addrspace(1) %p
  store volatile i32 %v, ptr addrspace(1) %p
  store volatile i32 %x, ptr addrspace(1) %p
  ret void
}
