; Where spilled values go: the rows of Fig. 18 of Sampaio et al. In this kernel a constant, a uniform value, a multiple of the
; thread's number and one plus a uniform value live across a barrier, more than there is place for.
; RUN: opt-go %s -emit=ptx -regs=6 -regalloc=linear -regalloc-beyond=none | FileCheck %s --check-prefix=LINEAR
; RUN: opt-go %s -emit=ptx -regs=6 -regalloc=divra -regalloc-beyond=none | FileCheck %s --check-prefix=DIVRA
; RUN: opt-go %s -emit=ptx -regs=6 -regalloc-beyond=none | FileCheck %s --check-prefix=AFFRA
; RUN: opt-go %s -emit=ptx -regs=6 | FileCheck %s --check-prefix=BEYOND
; RUN: not opt-go %s -emit=ptx -regs=6 -regalloc-beyond=reuse,more 2>&1 | FileCheck %s --check-prefix=LIST
; RUN: opt-go %s -emit=ptx -regs=6 -regalloc-beyond=none -pass-remarks-analysis=regalloc -o %t 2>&1 | FileCheck %s --check-prefix=REMARK

target triple = "nvptx64-nvidia-cuda"

; The baseline knows nothing of threads.
; LINEAR-NOT: __spill_shared
; LINEAR-NOT: rematerialized
; LINEAR: ld.local

; Uniform values have one slot for each warp; which warp it is says the number of the thread in its block.
; DIVRA: .shared .align 8 .b8 __spill_shared[
; DIVRA: mov.u32 	%r{{[0-9]}}, %tid.z;
; DIVRA: shr.u32 	[[BASE:%r[0-9]]], [[BASE]], 5;
; DIVRA: st.shared.b32 	{{.*}} // spill
; DIVRA-NOT: rematerialized

; Known values are computed again; of the others only what is the same in all threads is stored.
; AFFRA-NOT: __spill_local
; AFFRA: .shared .align 8 .b8 __spill_shared[
; AFFRA: mov.u32 	[[TID:%r[0-9]]], %tid.x;
; AFFRA: mad.wide.s32 	[[X:%rd[0-9]]], [[TID]], -4, [[X]];
; AFFRA-NEXT: st.shared.b64 	[%r{{[0-9]}}{{(\+[0-9]+)?}}], [[X]]; // spill
; AFFRA: ld.shared.b64 	[[Y:%rd[0-9]]], {{.*}} // reload
; AFFRA-NEXT: mad.wide.s32 	[[Y]], [[TID]], 4, [[Y]];
; AFFRA-NOT: ld.local

; Beyond the paper no register keeps the thread's number, and so fewer values are spilled.
; BEYOND: shr.u32
; BEYOND: mov.u32 	%r{{[0-9]}}, %tid.x;

; LIST: -regalloc-beyond: "more": must be a list of weighted, cheap-first, reuse, tid-on-demand, pack and occupancy, or all or none

; REMARK: 2 of them reserved
; REMARK: (0,⊥) shared
; REMARK: (c,⊥) shared
define ptx_kernel void @rows(ptr %p, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %tid to i64
  %x = getelementptr i32, ptr %p, i64 %i
  %a = load i32, ptr %p
  %p1 = getelementptr i32, ptr %p, i64 1
  %b = load i32, ptr %p1
  %p2 = getelementptr i32, ptr %p, i64 2
  %c = load i32, ptr %p2
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr %x
  %v1 = mul i32 %v, %a
  %v2 = add i32 %v1, %b
  %v3 = mul i32 %v2, %c
  %v4 = add i32 %v3, %n
  %t7 = mul i32 %tid, 7
  %v5 = xor i32 %v4, %t7
  store i32 %v5, ptr %x
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
