; RUN: opt-go %s -passes=dse | FileCheck %s
; dse: a load from another space does not read what is stored (lavaMD in the gpucc paper).

; CHECK-LABEL: @dead(
; CHECK-NEXT:    %v = load float, ptr addrspace(3) %s
; CHECK-NEXT:    store float %v, ptr addrspace(1) %g
; CHECK-NEXT:    ret
; CHECK-LABEL: @read(
; CHECK-NEXT:    store float 0.0
; CHECK-NEXT:    load
; CHECK-NEXT:    store

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @dead(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  store float 0.0, ptr addrspace(1) %g, align 4
  %v = load float, ptr addrspace(3) %s, align 4
  store float %v, ptr addrspace(1) %g, align 4
  ret void
}

define void @read(ptr addrspace(1) %g, ptr %s) {
  store float 0.0, ptr addrspace(1) %g, align 4
  %v = load float, ptr %s, align 4
  store float %v, ptr addrspace(1) %g, align 4
  ret void
}
