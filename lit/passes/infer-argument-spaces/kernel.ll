; What the host hands to a kernel is in global memory; what a kernel takes by value is its own, and other functions' pointers are not known.
; RUN: opt-go -passes=infer-argument-spaces %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @kernel(
; CHECK: %p.space = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT: %p.flat = addrspacecast ptr addrspace(1) %p.space to ptr
; CHECK-NOT: %v.space
; CHECK: store i32 %x, ptr %p.flat
define ptx_kernel void @kernel(ptr %p, ptr byval(i32) %v) {
  %x = load i32, ptr %v
  store i32 %x, ptr %p
  ret void
}

; CHECK-LABEL: @seen(
; CHECK-NOT: addrspacecast
; CHECK: ret void
define void @seen(ptr %p) {
  store i32 1, ptr %p
  ret void
}
