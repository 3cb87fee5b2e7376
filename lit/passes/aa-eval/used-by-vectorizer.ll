; RUN: opt-go %s -passes=load-store-vectorizer | FileCheck %s
; load-store-vectorizer: two loads from global memory are joined over a store to shared memory.

; CHECK-LABEL: @joined(
; CHECK:         load <2 x float>, ptr addrspace(1) %g
; CHECK-LABEL: @generic(
; CHECK-NOT:     <2 x float>
; CHECK:         ret

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @joined(ptr addrspace(1) align 8 %g, ptr addrspace(3) %s) {
  %q = getelementptr inbounds float, ptr addrspace(1) %g, i64 1
  %v = load float, ptr addrspace(1) %g, align 8
  store float 1.0, ptr addrspace(3) %s, align 4
  %w = load float, ptr addrspace(1) %q, align 4
  %r = fadd float %v, %w
  ret float %r
}

define float @generic(ptr addrspace(1) align 8 %g, ptr %s) {
  %q = getelementptr inbounds float, ptr addrspace(1) %g, i64 1
  %v = load float, ptr addrspace(1) %g, align 8
  store float 1.0, ptr %s, align 4
  %w = load float, ptr addrspace(1) %q, align 4
  %r = fadd float %v, %w
  ret float %r
}
