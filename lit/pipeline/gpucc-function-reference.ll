; A function in a variable, to which an inlined template has a reference: the call is direct only after the inliner has run.
; RUN: opt-go %s -passes=gpucc -S | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @k(
; CHECK-NOT:     call
; CHECK:         mul i32 %x, 3
define internal i32 @product(i32 %a, i32 %b) {
  %m = mul i32 %a, %b
  ret i32 %m
}

define internal i32 @apply(i32 %a, ptr %f) alwaysinline {
  %g = load ptr, ptr %f
  %r = call i32 %g(i32 %a, i32 3)
  ret i32 %r
}

define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %s = alloca ptr
  store ptr @product, ptr %s
  %r = call i32 @apply(i32 %x, ptr %s)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
