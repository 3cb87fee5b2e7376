; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_90 -mattr=+ptx80 | FileCheck %s
; RUN: not opt-go %s -passes= -emit=ptx -mcpu=sm_70 -mattr=+ptx60 2>&1 | FileCheck %s -DFILE=%s --check-prefix=OLD --implicit-check-not=error:
;
; What a target lacks is refused at the instruction that asks for it.

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cluster.arrive.aligned()
declare void @llvm.nvvm.barrier.cluster.arrive.relaxed()
declare void @llvm.nvvm.barrier.cluster.wait.aligned()
declare i32 @llvm.nvvm.read.ptx.sreg.gridid()
declare i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
declare i1 @llvm.nvvm.is_explicit_cluster()
declare i32 @llvm.nvvm.activemask()

; CHECK-LABEL: .entry k(
; CHECK:       barrier.cluster.arrive.aligned;
; CHECK:       barrier.cluster.arrive.relaxed;
; CHECK:       barrier.cluster.wait.aligned;
; CHECK:       mov.u64 [[G:%rd[0-9]+]], %gridid;
; CHECK:       cvt.u32.u64 {{%r[0-9]+}}, [[G]];
; CHECK:       mov.pred {{%p[0-9]+}}, %is_explicit_cluster;
; CHECK:       mov.u32 {{%r[0-9]+}}, %clusterid.x;
define ptx_kernel void @k(ptr addrspace(1) %p) {
; OLD: [[FILE]]:[[#@LINE+1]]:3: error: {{.*}}barrier.cluster.arrive.aligned
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
; OLD: [[FILE]]:[[#@LINE+1]]:3: error: {{.*}}barrier.cluster.arrive.relaxed
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed()
; OLD: [[FILE]]:[[#@LINE+1]]:3: error: {{.*}}barrier.cluster.wait.aligned
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.gridid()
  store volatile i32 %g, ptr addrspace(1) %p
  %e = call i1 @llvm.nvvm.is_explicit_cluster()
  %z = zext i1 %e to i32
  store volatile i32 %z, ptr addrspace(1) %p
  %c = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
  store volatile i32 %c, ptr addrspace(1) %p
  ret void
}
