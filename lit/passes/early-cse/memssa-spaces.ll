; RUN: opt-go %s -passes='early-cse<memssa>' -S | FileCheck %s
;
; Stores to shared memory do not change global memory (section 3.3 of the gpucc paper), and nothing changes constant memory.

target triple = "nvptx64-nvidia-cuda"

declare void @any()

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

; CHECK-LABEL: @constant(
; CHECK-NEXT:   %a = load float, ptr addrspace(4) %k, align 4
; CHECK-NEXT:   call void @any()
; CHECK-NEXT:   %c = fadd float %a, %a
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @constant(ptr addrspace(4) %k) {
  %a = load float, ptr addrspace(4) %k
  call void @any()
  %b = load float, ptr addrspace(4) %k
  %c = fadd float %a, %b
  ret float %c
}
