; RUN: opt-go %s -passes=gpucc | FileCheck %s
; A loop over a small array whose body calls a function with restrict parameters: inlining declares alias scopes in the loop, which is unrolled
; all the same, so that the array goes.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @kernel(
; CHECK-NOT:     alloca
; CHECK-NOT:     phi
; CHECK:         ret void
define void @kernel(ptr %in, ptr %out) {
entry:
  %array = alloca [4 x float], align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr %in, i64 %x
  %q = getelementptr inbounds [4 x float], ptr %array, i64 0, i64 %x
  call void @twice(ptr %p, ptr %q)
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, 4
  br i1 %c, label %loop, label %exit
exit:
  %r = getelementptr inbounds [4 x float], ptr %array, i64 0, i64 2
  %v = load float, ptr %r, align 4
  store float %v, ptr %out, align 4
  ret void
}

define internal void @twice(ptr noalias %from, ptr noalias %to) {
  %v = load float, ptr %from, align 4
  %w = fmul float %v, 2.0
  store float %w, ptr %to, align 4
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"kernel", i32 1}
