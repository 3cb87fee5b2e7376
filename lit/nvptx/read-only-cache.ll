; Loads through the read-only cache: of constant variables, and of what a kernel's noalias parameter leads to and gpucc finds to be read only.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -passes=gpucc -emit=ptx | FileCheck %s --check-prefixes=CHECK,GPUCC

target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(1) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@variable = addrspace(1) global [4 x i32] zeroinitializer

; CHECK-LABEL: .visible .func {{.*}} constant(
; CHECK: ld.global.nc.u32
; CHECK: ld.global.u32
define i32 @constant(i64 %i) {
  %p = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 %i
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr addrspace(1) @variable, i64 %i
  %y = load i32, ptr addrspace(1) %q
  %s = add i32 %x, %y
  ret i32 %s
}

; CHECK-LABEL: .entry kernel(
; GPUCC: ld.global.nc.u32
; GPUCC: ld.global.u32
define ptx_kernel void @kernel(ptr noalias %in, ptr noalias %out) {
  %slot = alloca ptr
  store ptr %in, ptr %slot
  %p = load ptr, ptr %slot
  %x = load i32, ptr %p
  %y = load i32, ptr %out
  %s = add i32 %x, %y
  store i32 %s, ptr %out
  ret void
}
