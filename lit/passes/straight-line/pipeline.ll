; RUN: opt-go %s -passes=straight-line -S | FileCheck %s
; RUN: opt-go %s -passes="function(straight-line)" -S | FileCheck %s
;
; The pipeline by its name: constants last, bases shared, products by addition, no inbounds that is not proved.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @rows(
; CHECK-NEXT:  [[M0:%.*]] = mul i64 %b, %n
; CHECK-NEXT:  [[P0:%.*]] = getelementptr float, ptr %a, i64 [[M0]]
; CHECK-NEXT:  %v0 = load float, ptr [[P0]], align 4
; CHECK-NEXT:  [[P1:%.*]] = getelementptr i8, ptr [[P0]], i64 4
; CHECK-NEXT:  store float %v0, ptr [[P1]], align 4
; CHECK-NOT:   mul
; CHECK:       ret void
define void @rows(ptr %a, i64 %b, i64 %n) {
  %m0 = mul i64 %b, %n
  %p0 = getelementptr float, ptr %a, i64 %m0
  %v0 = load float, ptr %p0, align 4
  %i1 = add i64 %m0, 1
  %p1 = getelementptr inbounds float, ptr %a, i64 %i1
  store float %v0, ptr %p1, align 4
  %b1 = add i64 %b, 1
  %m1 = mul i64 %b1, %n
  %i2 = add i64 %m1, 1
  %p2 = getelementptr inbounds float, ptr %a, i64 %i2
  store float %v0, ptr %p2, align 4
  ret void
}
