; An address that is wrapped is itself; what a library says to its compiler is no instruction.
; RUN: llc-go -mcpu=sm_70 %s -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: wrapped(
; CHECK: ld.param.u64 %rd1, [wrapped_param_0];
; CHECK-NOT: cvta
; CHECK: st.param.u64 [func_retval0], %rd1;
define ptr @wrapped(ptr addrspace(101) %p, ptr %text) {
  call void @llvm.nvvm.compiler.error.p0(ptr %text)
  call void @llvm.nvvm.compiler.warn.p0(ptr %text)
  %q = call ptr @llvm.nvvm.internal.addrspace.wrap.p0.p101(ptr addrspace(101) %p)
  ret ptr %q
}

declare ptr @llvm.nvvm.internal.addrspace.wrap.p0.p101(ptr addrspace(101))
declare void @llvm.nvvm.compiler.error.p0(ptr)
declare void @llvm.nvvm.compiler.warn.p0(ptr)
