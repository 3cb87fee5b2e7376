; Questions to the compiler are answered without a pass, OpenCL's, too.
; RUN: opt-go %s -emit=ptx -mcpu=sm_70 | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

@arch = private addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00"
@generic = private constant [12 x i8] c"__CUDA_ARCH\00"

declare i32 @__nvvm_reflect_ocl(ptr addrspace(4))
declare i32 @__nvvm_reflect(ptr)

; CHECK-LABEL: .entry k(
; CHECK-NOT: call
; CHECK: mov.b32 [[ARCH:%r[0-9]+]], 700;
; CHECK-NEXT: st.volatile.global.u32 [%rd{{[0-9]+}}], [[ARCH]];
; CHECK-NEXT: st.volatile.global.u32 [%rd{{[0-9]+}}], [[ARCH]];
define ptx_kernel void @k(ptr %p) {
  %a = call i32 @__nvvm_reflect_ocl(ptr addrspace(4) @arch)
  store volatile i32 %a, ptr %p
  %b = call i32 @__nvvm_reflect(ptr @generic)
  store volatile i32 %b, ptr %p
  ret void
}
