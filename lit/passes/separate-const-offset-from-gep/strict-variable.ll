; With strict, a place in a variable is the variable and a constant, which goes last: two arrays in shared memory share what their index adds.
; RUN: opt-go -passes='separate-const-offset-from-gep<strict>,early-cse' -S %s | FileCheck %s
; RUN: opt-go -passes='separate-const-offset-from-gep,early-cse' -S %s | FileCheck %s --check-prefix=LLVM

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = addrspace(3) global [1024 x float] undef, align 4

; CHECK-LABEL: @fields(
; CHECK-NEXT: %p = getelementptr float, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT: %x = load float, ptr addrspace(3) %p
; CHECK-NEXT: [[Q:%[a-z0-9]+]] = getelementptr i8, ptr addrspace(3) %p, i64 2048
; CHECK-NEXT: store float %x, ptr addrspace(3) [[Q]]
; LLVM-LABEL: @fields(
; LLVM: getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 2048), i64 %i
define void @fields(i64 %i) {
  %p = getelementptr float, ptr addrspace(3) @s, i64 %i
  %x = load float, ptr addrspace(3) %p
  %q = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 2048), i64 %i
  store float %x, ptr addrspace(3) %q
  ret void
}

; Both constants are added at once; what is not negative stays within bounds.
; CHECK-LABEL: @both(
; CHECK-NEXT: %i = zext i32 %n to i64
; CHECK-NEXT: [[P:%[0-9]+]] = getelementptr inbounds float, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT: %{{[a-z0-9]+}} = getelementptr inbounds i8, ptr addrspace(3) [[P]], i64 1036
define ptr addrspace(3) @both(i32 %n) {
  %i = zext i32 %n to i64
  %j = add nuw nsw i64 %i, 3
  %q = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 1024), i64 %j
  ret ptr addrspace(3) %q
}
