; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; Unreachable blocks and vectors of pointers are left alone; every other block is worked on.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @unreachable_block(
; CHECK-NEXT:  ret void
; CHECK: dead:
; CHECK-NEXT:  %j = add i64 %i, 5
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %j
; CHECK-NEXT:  store float 0.000000e+00, ptr %q, align 4
; CHECK-NEXT:  br label %dead
; CHECK-NEXT: }
define void @unreachable_block(ptr %p, i64 %i) {
  ret void

dead:
  %j = add i64 %i, 5
  %q = getelementptr float, ptr %p, i64 %j
  store float 0.0, ptr %q, align 4
  br label %dead
}

; CHECK-LABEL: @vector(
; CHECK-NEXT:  %j = add <2 x i64> %i, <i64 5, i64 5>
; CHECK-NEXT:  %q = getelementptr float, ptr %p, <2 x i64> %j
; CHECK-NEXT:  ret <2 x ptr> %q
; CHECK-NEXT: }
define <2 x ptr> @vector(ptr %p, <2 x i64> %i) {
  %j = add <2 x i64> %i, <i64 5, i64 5>
  %q = getelementptr float, ptr %p, <2 x i64> %j
  ret <2 x ptr> %q
}

; CHECK-LABEL: @later_block(
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 20
; CHECK-NEXT:  store float 0.000000e+00, ptr %q2, align 4
; CHECK-NEXT:  br label %no
; CHECK: no:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @later_block(ptr %p, i64 %i, i1 %c) {
  br i1 %c, label %yes, label %no

yes:
  %j = add i64 %i, 5
  %q = getelementptr float, ptr %p, i64 %j
  store float 0.0, ptr %q, align 4
  br label %no

no:
  ret void
}
