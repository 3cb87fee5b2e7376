; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Pointers that may be in different spaces stay generic.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @select_of_two(
; CHECK-NEXT:  %a = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:  %b = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:  %p = select i1 %c, ptr %a, ptr %b
; CHECK-NEXT:  %v = load float, ptr %p, align 4
; CHECK-NEXT:  ret float %v
; CHECK-NEXT: }
define float @select_of_two(i1 %c, ptr addrspace(3) %s, ptr addrspace(1) %g) {
  %a = addrspacecast ptr addrspace(3) %s to ptr
  %b = addrspacecast ptr addrspace(1) %g to ptr
  %p = select i1 %c, ptr %a, ptr %b
  %v = load float, ptr %p, align 4
  ret float %v
}

; CHECK-LABEL: @select_of_one(
; CHECK-NEXT:  %p = select i1 %c, ptr addrspace(3) %s, ptr addrspace(3) %t
; CHECK-NEXT:  %v = load float, ptr addrspace(3) %p, align 4
; CHECK-NEXT:  ret float %v
; CHECK-NEXT: }
define float @select_of_one(i1 %c, ptr addrspace(3) %s, ptr addrspace(3) %t) {
  %a = addrspacecast ptr addrspace(3) %s to ptr
  %b = addrspacecast ptr addrspace(3) %t to ptr
  %p = select i1 %c, ptr %a, ptr %b
  %v = load float, ptr %p, align 4
  ret float %v
}

; CHECK-LABEL: @argument(
; CHECK-NEXT:  %v = load float, ptr %p, align 4
; CHECK-NEXT:  ret float %v
; CHECK-NEXT: }
define float @argument(ptr %p) {
  %v = load float, ptr %p, align 4
  ret float %v
}
