; RUN: opt-go %s -passes='loop-mssa(licm)' | FileCheck %s
; licm: a load from global memory is invariant though the loop stores to shared memory.

; CHECK-LABEL: @f(
; CHECK:       entry:
; CHECK-NEXT:    %v = load float, ptr addrspace(1) %g
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NOT:     load

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %v = load float, ptr addrspace(1) %g, align 4
  %p = getelementptr float, ptr addrspace(3) %s, i32 %i
  store float %v, ptr addrspace(3) %p, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
