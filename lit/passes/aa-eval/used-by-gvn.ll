; RUN: opt-go %s -passes=gvn | FileCheck %s
; gvn: a store to shared memory leaves what was loaded from global memory known.

; CHECK-LABEL: @known(
; CHECK-NEXT:    %v = load float, ptr addrspace(1) %g
; CHECK-NEXT:    store float %v, ptr addrspace(3) %s
; CHECK-NEXT:    %r = fadd float %v, %v
; CHECK-LABEL: @generic(
; CHECK:         load
; CHECK:         store
; CHECK:         load

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @known(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  %v = load float, ptr addrspace(1) %g, align 4
  store float %v, ptr addrspace(3) %s, align 4
  %w = load float, ptr addrspace(1) %g, align 4
  %r = fadd float %v, %w
  ret float %r
}

define float @generic(ptr addrspace(1) %g, ptr %s) {
  %v = load float, ptr addrspace(1) %g, align 4
  store float 1.0, ptr %s, align 4
  %w = load float, ptr addrspace(1) %g, align 4
  %r = fadd float %v, %w
  ret float %r
}
