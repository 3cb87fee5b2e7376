; With strict, a constant leaves a narrow sum of variables only where three addresses, or a sum that is there, have the rest.
; RUN: opt-go -passes='separate-const-offset-from-gep<strict>' -S %s | FileCheck %s
; RUN: opt-go -passes='separate-const-offset-from-gep' -S %s | FileCheck %s --check-prefix=LLVM

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @lone(
; CHECK-NEXT: %x1 = add nsw i32 %x, 1
; CHECK-NEXT: %s = add nsw i32 %row, %x1
; CHECK-NEXT: %i = sext i32 %s to i64
; CHECK-NEXT: getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
; LLVM-LABEL: @lone(
; LLVM: add i64
; LLVM: i64 4
define float @lone(ptr addrspace(1) %a, i32 %row, i32 %x) {
  %x1 = add nsw i32 %x, 1
  %s = add nsw i32 %row, %x1
  %i = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %v = load float, ptr addrspace(1) %p
  ret float %v
}

; CHECK-LABEL: @three(
; CHECK: getelementptr i8, ptr addrspace(1) %{{.*}}, i64 4
; CHECK: getelementptr i8, ptr addrspace(1) %{{.*}}, i64 8
; CHECK: getelementptr i8, ptr addrspace(1) %{{.*}}, i64 12
define float @three(ptr addrspace(1) %a, i32 %row, i32 %x) {
  %x1 = add nsw i32 %x, 1
  %s1 = add nsw i32 %row, %x1
  %i1 = sext i32 %s1 to i64
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i1
  %v1 = load float, ptr addrspace(1) %p1
  %x2 = add nsw i32 %x, 2
  %s2 = add nsw i32 %row, %x2
  %i2 = sext i32 %s2 to i64
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %i2
  %v2 = load float, ptr addrspace(1) %p2
  %x3 = add nsw i32 %x, 3
  %s3 = add nsw i32 %row, %x3
  %i3 = sext i32 %s3 to i64
  %p3 = getelementptr float, ptr addrspace(1) %a, i64 %i3
  %v3 = load float, ptr addrspace(1) %p3
  %w = fadd float %v1, %v2
  %z = fadd float %w, %v3
  ret float %z
}

; The extended sum of the same variables is there.
; CHECK-LABEL: @there(
; CHECK: [[I:%.*]] = sext i32 %s to i64
; CHECK: [[P:%.*]] = getelementptr float, ptr addrspace(1) %a, i64
; CHECK: getelementptr i8, ptr addrspace(1) [[P]], i64 4
define float @there(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %row, i32 %x) {
  %s = add nsw i32 %row, %x
  %i = sext i32 %s to i64
  %p = getelementptr float, ptr addrspace(1) %b, i64 %i
  %v = load float, ptr addrspace(1) %p
  %x1 = add nsw i32 %x, 1
  %s1 = add nsw i32 %row, %x1
  %i1 = sext i32 %s1 to i64
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i1
  %v1 = load float, ptr addrspace(1) %p1
  %w = fadd float %v, %v1
  ret float %w
}
