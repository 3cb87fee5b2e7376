; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; A store to another memory space does not stop a load from being known (section 3.3 of the gpucc paper).

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @spaces(
; CHECK-NEXT:   %a = load float, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   %c = fadd float %a, %a
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @spaces(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  %a = load float, ptr addrspace(1) %g
  store float 0.0, ptr addrspace(3) %s
  %b = load float, ptr addrspace(1) %g
  %c = fadd float %a, %b
  ret float %c
}

; CHECK-LABEL: @generic(
; CHECK-NEXT:   %a = load float, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   store float 0.000000e+00, ptr %s, align 4
; CHECK-NEXT:   %b = load float, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   %c = fadd float %a, %b
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @generic(ptr addrspace(1) %g, ptr %s) {
  %a = load float, ptr addrspace(1) %g
  store float 0.0, ptr %s
  %b = load float, ptr addrspace(1) %g
  %c = fadd float %a, %b
  ret float %c
}
