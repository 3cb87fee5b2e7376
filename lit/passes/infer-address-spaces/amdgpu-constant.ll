; Only the host writes constant memory, in which there are pointers to global memory alone; what is loaded through 32-bit pointers to it
; is left alone, as in LLVM.
; RUN: opt-go %s -mtriple=amdgcn-amd-amdhsa -passes=infer-address-spaces -S | FileCheck %s

; CHECK-LABEL: @far(
; CHECK: %1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK: store i32 1, ptr addrspace(1) %1, align 4
define void @far(ptr addrspace(4) %k) {
  %p = load ptr, ptr addrspace(4) %k
  store i32 1, ptr %p
  ret void
}

; CHECK-LABEL: @near(
; CHECK: store i32 1, ptr %p, align 4
define void @near(ptr addrspace(6) %k) {
  %p = load ptr, ptr addrspace(6) %k
  store i32 1, ptr %p
  ret void
}
