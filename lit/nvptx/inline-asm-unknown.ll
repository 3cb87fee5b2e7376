; RUN: opt-go %s -emit=ptx -mcpu=sm_70 | FileCheck %s
; RUN: opt-go %s -emit=ptx -mcpu=sm_70 -regs=8 | FileCheck %s --check-prefix=REGS
; An instruction that this compiler does not know, in the user's own inline assembly, is the assembler's business: it is passed on as it
; stands, and a comment says that nobody has looked at it.
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
