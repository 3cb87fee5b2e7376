; The fourth element of %tid, %ntid and so on is always 0, also that of sizes.
; RUN: llc-go -mcpu=sm_90 -mattr=+ptx80 %s -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: sizes(
; CHECK: mov.b32 %r{{[0-9]+}}, 0;
; CHECK-NOT: mov
; CHECK: st.param.u32
define i32 @sizes() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.ntid.w()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.w()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.w()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.w()
  %e = call i32 @llvm.nvvm.read.ptx.sreg.tid.w()
  %x = or i32 %a, %b
  %y = or i32 %c, %d
  %z = or i32 %x, %y
  %r = or i32 %z, %e
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.w()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.w()
declare i32 @llvm.nvvm.read.ptx.sreg.nclusterid.w()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.w()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.w()
