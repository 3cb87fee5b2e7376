; An assumption on a generic pointer counts for accesses through the pointer in its own space, as far as
; addresses keep their alignment: 16 bytes on NVPTX.
; RUN: opt-go %s -passes=infer-alignment -S | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define void @f(
; CHECK: store i8 1, ptr addrspace(1) %p, align 16
; CHECK: store i8 1, ptr addrspace(1) %p4, align 4
; CHECK-LABEL: define void @before(
; CHECK: store i8 1, ptr addrspace(1) %p, align 1
define void @f(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr
  call void @llvm.assume(i1 true) [ "align"(ptr %g, i64 64) ]
  store i8 1, ptr addrspace(1) %p, align 1
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i8 1, ptr addrspace(1) %p4, align 1
  ret void
}

define void @before(ptr addrspace(1) %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %g = addrspacecast ptr addrspace(1) %p to ptr
  call void @llvm.assume(i1 true) [ "align"(ptr %g, i64 64) ]
  ret void
b:
  store i8 1, ptr addrspace(1) %p, align 1
  ret void
}

declare void @llvm.assume(i1)
