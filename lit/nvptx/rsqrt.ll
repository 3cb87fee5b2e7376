; One divided by an approximate square root is rsqrt.approx, with the .ftz of the root; an exact root or division keeps both.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -emit=ptx -nvptx-rsqrt-approx-opt=false | FileCheck %s --check-prefix=OFF
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry k(
; CHECK: sqrt.approx.f32 [[ROOT:%f[0-9]+]], [[X:%f[0-9]+]];
; CHECK-NEXT: rsqrt.approx.f32 [[R:%f[0-9]+]], [[X]];
; CHECK-NEXT: st.volatile.global.f32 [{{.*}}], [[R]];
; CHECK-NEXT: rsqrt.approx.ftz.f32 [[Z:%f[0-9]+]], [[X]];
; CHECK-NEXT: st.volatile.global.f32 [{{.*}}], [[Z]];
; CHECK-NEXT: st.volatile.global.f32 [{{.*}}], [[R]];
; CHECK-NEXT: div.rn.f32 %f{{[0-9]+}}, 0f40000000, [[ROOT]];
; CHECK: sqrt.rn.f32
; CHECK-NEXT: rcp.rn.f32
; OFF-NOT: rsqrt
; OFF: sqrt.approx.f32
; OFF: rcp.rn.f32
define ptx_kernel void @k(ptr %p, float %x) {
  %a = call float @llvm.nvvm.sqrt.approx.f(float %x)
  %b = fdiv float 1.0, %a
  store volatile float %b, ptr %p
  %c = call float @llvm.nvvm.sqrt.approx.ftz.f(float %x)
  %d = fdiv fast float 1.0, %c
  store volatile float %d, ptr %p
  %e = call afn float @llvm.sqrt.f32(float %x)
  %f = fdiv afn float 1.0, %e
  store volatile float %f, ptr %p
  %g = fdiv float 2.0, %a
  store volatile float %g, ptr %p
  %h = call float @llvm.sqrt.f32(float %x)
  %i = fdiv float 1.0, %h
  store volatile float %i, ptr %p
  ret void
}

; The function's denormals decide for llvm.sqrt.
; CHECK-LABEL: .entry flush(
; CHECK: rsqrt.approx.ftz.f32
define ptx_kernel void @flush(ptr %p, float %x) "denormal-fp-math-f32"="preserve-sign" {
  %e = call afn float @llvm.sqrt.f32(float %x)
  %f = fdiv afn float 1.0, %e
  store float %f, ptr %p
  ret void
}

declare float @llvm.sqrt.f32(float)
declare float @llvm.nvvm.sqrt.approx.f(float)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float)
