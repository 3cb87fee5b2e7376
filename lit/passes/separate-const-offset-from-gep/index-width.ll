; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; Indices become as wide as the pointer's index type first; the casts are called idxprom.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @narrow(
; CHECK-NEXT:  %idxprom = sext i32 %i to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %idxprom
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @narrow(ptr %p, i32 %i) {
  %q = getelementptr float, ptr %p, i32 %i
  ret ptr %q
}

; CHECK-LABEL: @narrow_sum(
; CHECK-NEXT:  %1 = sext i32 %i to i64
; CHECK-NEXT:  %2 = getelementptr float, ptr %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %2, i64 16
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @narrow_sum(ptr %p, i32 %i) {
  %j = add nsw i32 %i, 4
  %q = getelementptr float, ptr %p, i32 %j
  ret ptr %q
}

; CHECK-LABEL: @wide(
; CHECK-NEXT:  %idxprom = trunc i128 %i to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %idxprom
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @wide(ptr %p, i128 %i) {
  %q = getelementptr float, ptr %p, i128 %i
  ret ptr %q
}

; CHECK-LABEL: @constants(
; CHECK-NEXT:  %idxprom = sext i32 0 to i64
; CHECK-NEXT:  %1 = getelementptr [4 x [4 x float]], ptr %p, i64 %idxprom, i64 0, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 32
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @constants(ptr %p, i64 %i) {
  %q = getelementptr [4 x [4 x float]], ptr %p, i32 0, i32 2, i64 %i
  ret ptr %q
}
