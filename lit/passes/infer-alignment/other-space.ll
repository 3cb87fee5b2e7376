; RUN: opt-go %s -passes=infer-alignment -S | FileCheck %s

; Stack memory that is accessed in its own space, and a parameter in the global one, are aligned there as they are as generic pointers, up to the
; widest access.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @local(
; CHECK: store i32 %x, ptr addrspace(5) %l, align 8
; CHECK: store i32 %x, ptr addrspace(5) %q, align 8
define void @local(i32 %x) {
  %a = alloca [3 x i32], align 8
  %l = addrspacecast ptr %a to ptr addrspace(5)
  store i32 %x, ptr addrspace(5) %l, align 4
  %q = getelementptr inbounds i8, ptr addrspace(5) %l, i64 8
  store i32 %x, ptr addrspace(5) %q, align 4
  ret void
}

; CHECK-LABEL: @global(
; CHECK: load i32, ptr addrspace(1) %q, align 16
define i32 @global(ptr align 64 %p, i64 %i) {
  %g = addrspacecast ptr %p to ptr addrspace(1)
  %q = getelementptr [16 x i32], ptr addrspace(1) %g, i64 %i
  %x = load i32, ptr addrspace(1) %q, align 4
  ret i32 %x
}
