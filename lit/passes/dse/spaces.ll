; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; Reads of another memory space do not keep a store: the kernel of lavaMD in the gpucc paper (section 3.3).

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @spaces(
; CHECK-NEXT:   %x = load float, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   store float 2.000000e+00, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   ret float %x
; CHECK-NEXT: }
define float @spaces(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  store float 1.0, ptr addrspace(3) %s
  %x = load float, ptr addrspace(1) %g
  store float 2.0, ptr addrspace(3) %s
  ret float %x
}

; CHECK-LABEL: @generic(
; CHECK-NEXT:   store float 1.000000e+00, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   %x = load float, ptr %g, align 4
; CHECK-NEXT:   store float 2.000000e+00, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   ret float %x
; CHECK-NEXT: }
define float @generic(ptr addrspace(3) %s, ptr %g) {
  store float 1.0, ptr addrspace(3) %s
  %x = load float, ptr %g
  store float 2.0, ptr addrspace(3) %s
  ret float %x
}
