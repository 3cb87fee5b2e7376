; A kernel's parameters that the annotations call images or samplers are such in OpenCL's modules, and handles in CUDA's.
; RUN: llc-go -mtriple=nvptx64-unknown-nvcl -mcpu=sm_50 -mattr=+ptx43 %s -o %t.ptx
; RUN: FileCheck %s --check-prefixes=CHECK,OPENCL < %t.ptx
; RUN: llc-go -mtriple=nvptx64-nvidia-cuda -mcpu=sm_50 -mattr=+ptx43 %s -o %t.cuda
; RUN: FileCheck %s --check-prefixes=CHECK,CUDA < %t.cuda
; RUN: not llc-go -mtriple=nvptx64-unknown-nvcl -mcpu=sm_20 -mattr=+ptx32 %s -o - 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: %if ptxas %{ ptxas -arch=sm_50 %t.ptx -o %t.cubin %} %else %{ true %}
; RUN: %if ptxas %{ ptxas -arch=sm_50 %t.cuda -o %t.cubin %} %else %{ true %}

target triple = "nvptx64-unknown-nvcl"

; OLD: error: the number of image %img (needs PTX 4.3) is not supported for PTX (in function @number)
; OLD-NOT: error

; CHECK-LABEL: .entry write(
; OPENCL: .param .surfref write_param_0,
; OPENCL: .param .surfref write_param_1,
; OPENCL: sust.b.1d.b32.trap [write_param_0, {%r
; OPENCL: sust.b.1d.b32.trap [write_param_1, {%r
; CUDA: .param .u64 .ptr .surfref write_param_0,
; CUDA: .param .u64 .ptr .surfref write_param_1,
; CUDA: sust.b.1d.b32.trap [%rd{{[0-9]+}}, {%r
define ptx_kernel void @write(i64 %out, i64 %both, i32 %v, i32 %x) {
  call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %out, i32 %x, i32 %v)
  call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %both, i32 %x, i32 %v)
  ret void
}

; The number of a handle is its address.
; CHECK-LABEL: .entry number(
; OPENCL: .param .texref number_param_0,
; OPENCL: .param .u64 number_param_1
; OPENCL: mov.{{[ub]}}64 %rd{{[0-9]+}}, number_param_0;
; CUDA: .param .u64 .ptr .texref number_param_0,
; CUDA: ld.param.u64 %rd{{[0-9]+}}, [number_param_0];
define ptx_kernel void @number(i64 %img, ptr %p) {
  store i64 %img, ptr %p
  ret void
}

declare void @llvm.nvvm.sust.b.1d.i32.trap(i64, i32, i32)

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @write, !"wroimage", i32 0, !"rdwrimage", i32 1}
!1 = !{ptr @number, !"rdoimage", i32 0}
