; An argument that stays a scalar in the intrinsic of vectors must be the same in all iterations.
; RUN: opt-go -passes=loop-vectorize -force-vector-width=4 -S %s | FileCheck %s
target datalayout = "e-m:e-i64:64-n8:16:32:64"
target triple = "x86_64-unknown-linux-gnu"

declare float @llvm.powi.f32.i32(float, i32)

; CHECK-LABEL: @same(
; CHECK: call <4 x float> @llvm.powi.v4f32.i32(<4 x float> %{{.*}}, i32 %n)
define void @same(ptr noalias %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds float, ptr %p, i64 %i
  %x = load float, ptr %a, align 4
  %y = call float @llvm.powi.f32.i32(float %x, i32 %n)
  store float %y, ptr %a, align 4
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, 1024
  br i1 %c, label %exit, label %loop

exit:
  ret void
}

; CHECK-LABEL: @other(
; CHECK-NOT: <4 x float>
; CHECK: ret void
define void @other(ptr noalias %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %k = trunc i64 %i to i32
  %a = getelementptr inbounds float, ptr %p, i64 %i
  %x = load float, ptr %a, align 4
  %y = call float @llvm.powi.f32.i32(float %x, i32 %k)
  store float %y, ptr %a, align 4
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, 1024
  br i1 %c, label %exit, label %loop

exit:
  ret void
}
