; RUN: opt-go -passes=slp-vectorizer -S %s | FileCheck %s
; RUN: opt-go -passes=slp-vectorizer -slp-vectorize-hor=false -S %s | FileCheck %s --check-prefix=NEVER
; RUN: opt-go -passes=slp-vectorizer -slp-threshold=-1000 -S %s | FileCheck %s --check-prefix=ALWAYS
; RUN: opt-go -passes=slp-vectorizer -pass-remarks=slp-vectorizer -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; REMARK: remark: Vectorized horizontal reduction with cost

; Lanes are summed up in another order, so that the sums may wrap where they did not; what no vector
; takes is added to the result.
; CHECK-LABEL: define float @sum(
; CHECK-NEXT:    [[X:%.*]] = load <8 x float>, ptr %p, align 4
; CHECK-NEXT:    [[Y:%.*]] = fmul <8 x float> [[X]], [[X]]
; CHECK-NEXT:    [[R:%.*]] = call reassoc float @llvm.vector.reduce.fadd.v8f32(float -0.000000e+00, <8 x float> [[Y]])
; CHECK-NEXT:    [[S:%.*]] = fadd reassoc float [[R]], %start
; CHECK-NEXT:    ret float [[S]]
; NEVER-LABEL: define float @sum(
; NEVER-NOT:     <
; NEVER:         ret float
define float @sum(ptr %p, float %start) {
  %p1 = getelementptr float, ptr %p, i64 1
  %p2 = getelementptr float, ptr %p, i64 2
  %p3 = getelementptr float, ptr %p, i64 3
  %p4 = getelementptr float, ptr %p, i64 4
  %p5 = getelementptr float, ptr %p, i64 5
  %p6 = getelementptr float, ptr %p, i64 6
  %p7 = getelementptr float, ptr %p, i64 7
  %x0 = load float, ptr %p
  %x1 = load float, ptr %p1
  %x2 = load float, ptr %p2
  %x3 = load float, ptr %p3
  %x4 = load float, ptr %p4
  %x5 = load float, ptr %p5
  %x6 = load float, ptr %p6
  %x7 = load float, ptr %p7
  %y0 = fmul float %x0, %x0
  %y1 = fmul float %x1, %x1
  %y2 = fmul float %x2, %x2
  %y3 = fmul float %x3, %x3
  %y4 = fmul float %x4, %x4
  %y5 = fmul float %x5, %x5
  %y6 = fmul float %x6, %x6
  %y7 = fmul float %x7, %x7
  %s0 = fadd reassoc float %start, %y0
  %s1 = fadd reassoc float %s0, %y1
  %s2 = fadd reassoc nnan float %s1, %y2
  %s3 = fadd reassoc float %s2, %y3
  %s4 = fadd reassoc float %s3, %y4
  %s5 = fadd reassoc float %s4, %y5
  %s6 = fadd reassoc float %s5, %y6
  %s7 = fadd reassoc float %s6, %y7
  ret float %s7
}

; The sum is what the φs of its own leaves take from around the loop. They begin with values that have
; nothing in common, so that they are no roots themselves.
; ALWAYS-LABEL: define i32 @around(
; ALWAYS:         call i32 @llvm.vector.reduce.add.v4i32(
; ALWAYS:         ret i32
define i32 @around(i32 %a, i32 %b, i32 %c, i32 %d, i32 %n) {
entry:
  br label %loop
loop:
  %w = phi i32 [ %a, %entry ], [ %s, %loop ]
  %x = phi i32 [ %b, %entry ], [ %s, %loop ]
  %y = phi i32 [ %c, %entry ], [ %s, %loop ]
  %z = phi i32 [ %d, %entry ], [ %s, %loop ]
  %s1 = add nsw i32 %w, %x
  %s2 = add nsw i32 %s1, %y
  %s = add nsw i32 %s2, %z
  %k = icmp eq i32 %s, %n
  br i1 %k, label %exit, label %loop
exit:
  ret i32 %s
}

; Without reassoc the order of additions is the program's.
; CHECK-LABEL: define float @inorder(
; CHECK-NOT:     reduce
; CHECK:         ret float
define float @inorder(float %a, float %b, float %c, float %d, float %e) {
  %y0 = fmul float %a, %e
  %y1 = fmul float %b, %e
  %y2 = fmul float %c, %e
  %y3 = fmul float %d, %e
  %s1 = fadd float %y0, %y1
  %s2 = fadd float %s1, %y2
  %s3 = fadd float %s2, %y3
  ret float %s3
}
