; CUDA 12.9's libdevice calls the hyperbolic tangent of sm_75 by a name that LLVM 22 upgrades, and older LLVM do not.
; RUN: opt-go %s -emit=ptx -mcpu=sm_80 | FileCheck %s
; RUN: opt-go %s -emit=ptx -mcpu=sm_80 -o %t.ptx && ptx-run %t.ptx -kernel k -arg zero:4 -arg f32:0.5 -dump 0:%t.bin && od -A n -t f4 %t.bin | FileCheck %s --check-prefix=RUNS

target triple = "nvptx64-nvidia-cuda"
; CHECK: tanh.approx.f32
; RUNS: 0.462
define ptx_kernel void @k(ptr %p, float %f) {
  %t = call float @llvm.nvvm.tanh.approx.f32(float %f)
  store float %t, ptr %p
  ret void
}

declare float @llvm.nvvm.tanh.approx.f32(float)
