; On NVIDIA's processors a pointer that steps costs more than an address from an index of 32 or 64 bits; it pays where the
; index is a product of its own.
; RUN: opt-go -passes=pointer-steps -mcpu=sm_80 %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @wide(
; CHECK-NOT: %steps
; CHECK: ret void
define void @wide(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i64 %i
  %x = load float, ptr addrspace(1) %a
  %b = getelementptr float, ptr addrspace(1) %q, i64 %i
  store float %x, ptr addrspace(1) %b
  %j = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @rows(
; CHECK: loop:
; CHECK-NEXT: %steps = phi ptr addrspace(1)
define void @rows(ptr addrspace(1) %p, i64 %m, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %k = mul i64 %i, %m
  %a = getelementptr float, ptr addrspace(1) %p, i64 %k
  store float 1.0, ptr addrspace(1) %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
