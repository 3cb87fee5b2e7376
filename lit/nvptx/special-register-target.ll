; RUN: not opt-go %s -passes= -emit=ptx -mcpu=sm_80 2>&1 | FileCheck %s -DFILE=%s --implicit-check-not=error:
;
; A special register that a target lacks is refused at the call that reads it.

target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
define ptx_kernel void @k(ptr addrspace(1) %p) {
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: intrinsic llvm.nvvm.read.ptx.sreg.clusterid.x (mov.u32: %clusterid.x needs PTX 7.8 and sm_90) is not supported for PTX (in function @k)
  %c = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
  store i32 %c, ptr addrspace(1) %p
  ret void
}
