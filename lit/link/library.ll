; A device library: what the kernel needs comes along and becomes internal, the question of the target is answered, the slow
; way is gone, and so are globals that only it used.
; RUN: opt-go %s -link=%S/Inputs/libdevice.10.ll -only-needed -internalize -passes='nvvm-reflect,simplifycfg,globaldce' -S 2>&1 | FileCheck %s --implicit-check-not=warning --implicit-check-not=unneeded --implicit-check-not=reflect(
; RUN: opt-go %s -link=%S/Inputs/libdevice.10.ll -S -disable-output
; RUN: opt-go %s -link=%S/Inputs/libdevice.10.ll -S | FileCheck %s --check-prefix=ALL
; RUN: opt-go %s -link=%S/Inputs/libdevice.10.ll -emit=ptx -mcpu=sm_70 | FileCheck %s --check-prefix=PTX

; ALL: define float @__nv_unneeded(float %x)
; PTX: .visible .entry kernel
; CHECK: define ptx_kernel void @kernel(ptr %p)
; CHECK: call float @__nv_fast(float %x)
; CHECK: define internal float @__nv_fast(float %x)
; CHECK: call float @llvm.nvvm.sqrt.rn.ftz.f(float %x)
; CHECK-NEXT: ret float
; CHECK: !{{[0-9]+}} = !{i32 4, !"nvvm-reflect-ftz", i32 1}
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare float @__nv_fast(float)

define ptx_kernel void @kernel(ptr %p) {
  %x = load float, ptr %p
  %y = call float @__nv_fast(float %x)
  store float %y, ptr %p
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
