; Special registers, the barrier, and the launch bounds of a kernel.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .visible .entry sregs(
; CHECK-NEXT: .param .u64 sregs_param_0
; CHECK-NEXT: )
; CHECK-NEXT: .maxntid 128, 1, 1
; CHECK-NEXT: .minnctapersm 2
; CHECK-NEXT: {
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [sregs_param_0];
; CHECK-NEXT: mov.u32 [[R1:%r[0-9]+]], %tid.x;
; CHECK-NEXT: mov.u32 [[R2:%r[0-9]+]], %ntid.y;
; CHECK-NEXT: mov.u32 [[R3:%r[0-9]+]], %ctaid.z;
; CHECK-NEXT: mov.u32 [[R4:%r[0-9]+]], %laneid;
; CHECK-NEXT: mad.lo.s32 [[R5:%r[0-9]+]], [[R2]], [[R3]], [[R1]];
; CHECK-NEXT: bar.sync 0;
; CHECK-NEXT: mul.wide.s32 [[M8:%rd[0-9]+]], [[R5]], 4;
; CHECK-NEXT: add.s64 [[RD2:%rd[0-9]+]], [[M8]], [[RD1]];
; CHECK-NEXT: st.global.u32 {{\[}}[[RD2]]{{\]}}, [[R4]];
; CHECK-NEXT: ret;
; CHECK-NEXT: }

target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare void @llvm.nvvm.barrier0()
define void @sregs(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %m = mul i32 %n, %c
  %i = add i32 %m, %t
  call void @llvm.nvvm.barrier0()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %l, ptr addrspace(1) %a
  ret void
}
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @sregs, !"kernel", i32 1}
!1 = !{ptr @sregs, !"maxntidx", i32 128, !"minctasm", i32 2}
