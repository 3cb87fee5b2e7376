; Tests of a pointer's space are answered for AMD's GPUs, and stay for a later pass to delete; the pointer that they test is kept
; as it was. In constants the cast goes outside.
; RUN: opt-go %s -mtriple=amdgcn-amd-amdhsa -passes=infer-address-spaces -S | FileCheck %s
@lds = internal addrspace(3) global [8 x float] zeroinitializer

; CHECK-LABEL: @instruction(
; CHECK-NEXT: %x = addrspacecast ptr addrspace(5) %p to ptr
; CHECK-NEXT: %g = getelementptr i8, ptr addrspace(5) %p, i64 4
; CHECK-NEXT: %1 = getelementptr i8, ptr %x, i64 4
; CHECK-NEXT: %r = call i1 @llvm.amdgcn.is.private(ptr %1)
; CHECK-NEXT: store i8 0, ptr addrspace(5) %g
; CHECK-NEXT: ret i1 true
define i1 @instruction(ptr addrspace(5) %p) {
  %x = addrspacecast ptr addrspace(5) %p to ptr
  %g = getelementptr i8, ptr %x, i64 4
  %r = call i1 @llvm.amdgcn.is.private(ptr %g)
  store i8 0, ptr %g
  ret i1 %r
}

; CHECK-LABEL: @constant(
; CHECK: call i1 @llvm.amdgcn.is.private(ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i64 8) to ptr))
; CHECK-NEXT: ret i1 false
define i1 @constant() {
  %r = call i1 @llvm.amdgcn.is.private(ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @lds to ptr), i64 8))
  ret i1 %r
}

declare i1 @llvm.amdgcn.is.private(ptr)
