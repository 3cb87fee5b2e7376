; Every state space by its own instruction. A generic argument of a kernel points to global memory.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK: .extern .shared .align 4 .b8 dyn[];
; CHECK-NEXT: .const .align 4 .b8 tab[16] = {1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 252, 255, 255, 255};
; CHECK-NEXT: .visible .global .align 4 .u32 g = 7;
; CHECK-LABEL: .visible .entry spaces(
; CHECK-NEXT: .param .u64 spaces_param_0,
; CHECK-NEXT: .param .u64 spaces_param_1,
; CHECK-NEXT: .param .u32 spaces_param_2
; CHECK-NEXT: )
; CHECK-NEXT: {
; CHECK-NEXT: .local .align 4 .b8 __local_depot0[16];
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [spaces_param_0];
; CHECK-NEXT: cvta.to.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [spaces_param_1];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [spaces_param_2];
; CHECK-NEXT: mov.u64 [[RD4:%rd[0-9]+]], dyn;
; CHECK-NEXT: mov.u64 [[RD5:%rd[0-9]+]], __local_depot0;
; CHECK-NEXT: mov.u64 [[RD6:%rd[0-9]+]], tab;
; CHECK-NEXT: ld.global.u32 [[R2:%r[0-9]+]], {{\[}}[[RD2]]{{\]}};
; CHECK-NEXT: mad.wide.s32 [[RD7:%rd[0-9]+]], [[R1]], 4, [[RD6]];
; CHECK-NEXT: ld.const.u32 [[R3:%r[0-9]+]], {{\[}}[[RD7]]{{\]}};
; CHECK-NEXT: mad.wide.s32 [[RD8:%rd[0-9]+]], [[R1]], 4, [[RD5]];
; CHECK-NEXT: st.local.u32 {{\[}}[[RD8]]{{\]}}, [[R2]];
; CHECK-NEXT: ld.local.u32 [[R4:%r[0-9]+]], [__local_depot0];
; CHECK-NEXT: mad.wide.s32 [[RD9:%rd[0-9]+]], [[R1]], 4, [[RD4]];
; CHECK-NEXT: st.shared.u32 {{\[}}[[RD9]]{{\]}}, [[R4]];
; CHECK-NEXT: ld.global.u32 [[R5:%r[0-9]+]], [g];
; CHECK-NEXT: add.s32 [[R6:%r[0-9]+]], [[R5]], [[R3]];
; CHECK-NEXT: st.global.u32 {{\[}}[[RD3]]{{\]}}, [[R6]];
; CHECK-NEXT: ret;
; CHECK-NEXT: }

target triple = "nvptx64-nvidia-cuda"
@dyn = external addrspace(3) global [0 x i32], align 4
@tab = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 -4], align 4
@g = addrspace(1) global i32 7, align 4
define void @spaces(ptr %gen, ptr addrspace(1) %out, i32 %i) {
  %x = load i32, ptr %gen
  %pc = getelementptr [4 x i32], ptr addrspace(4) @tab, i32 0, i32 %i
  %y = load i32, ptr addrspace(4) %pc
  %l = alloca [4 x i32], align 4, addrspace(5)
  %pl = getelementptr [4 x i32], ptr addrspace(5) %l, i32 0, i32 %i
  store i32 %x, ptr addrspace(5) %pl
  %z = load i32, ptr addrspace(5) %l
  %ps = getelementptr [0 x i32], ptr addrspace(3) @dyn, i32 0, i32 %i
  store i32 %z, ptr addrspace(3) %ps
  %w = load i32, ptr addrspace(1) @g
  %s1 = add i32 %w, %y
  store i32 %s1, ptr addrspace(1) %out
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @spaces, !"kernel", i32 1}
