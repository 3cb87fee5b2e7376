; Four floats and two addresses are live at once: in eight registers all have a place, in five two values go to memory, the output's
; address because it is read last. The names of registers are places: %rd1 is %r2 and %r3.
; RUN: opt-go %s -emit=ptx -regs=8 -regalloc=linear -regalloc-beyond=none | FileCheck %s --check-prefix=EIGHT
; RUN: opt-go %s -emit=ptx -regs=5 -regalloc=linear -regalloc-beyond=none -pass-remarks-analysis=regalloc 2>&1 | FileCheck %s --check-prefix=FIVE
; RUN: not opt-go %s -emit=ptx -regs=2 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not opt-go %s -emit=ptx -regs=5 -regalloc=best 2>&1 | FileCheck %s --check-prefix=NAME

target triple = "nvptx64-nvidia-cuda"

; EIGHT: .reg .f32 	%f<8>;
; EIGHT: .reg .b64 	%rd<2>;
; EIGHT-NOT: spill

; FIVE-DAG: remark: 8 registers wanted, 5 used
; FIVE-DAG: remark: 2 values spilled: {{.*}}
; FIVE-DAG: remark: slots of 16 bytes per thread in local memory
; FIVE: .reg .f32 	%f<5>;
; FIVE: .local .align 16 .b8 __spill_local[16];
; FIVE: ld.param.u64 	%rd0, [sum_param_1];
; FIVE: st.local.b64 	[__spill_local], %rd0; // spill
; FIVE: ld.local.b64 	[[Q:%rd[01]]], [__spill_local]; // reload
; FIVE-NEXT: st.global.f32 {{\[}}[[Q]]{{\]}},

; TWO: register allocation: function sum: 2 registers are too few: "st.global.f32 [%rd{{[0-9]+}}], %f{{[0-9]+}};" needs 3

; NAME: -regalloc: "best": must be linear, divra or affra
define ptx_kernel void @sum(ptr %p, ptr %q) {
  %a = load float, ptr %p
  %p1 = getelementptr float, ptr %p, i64 1
  %b = load float, ptr %p1
  %p2 = getelementptr float, ptr %p, i64 2
  %c = load float, ptr %p2
  %ab = fmul float %a, %b
  %bc = fmul float %b, %c
  %ca = fmul float %c, %a
  %s = fadd float %ab, %bc
  %t = fadd float %s, %ca
  store float %t, ptr %q
  store float %a, ptr %p
  ret void
}
