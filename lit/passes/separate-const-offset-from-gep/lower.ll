; RUN: opt-go %s -passes="separate-const-offset-from-gep<lower-gep>" -S | FileCheck %s
;
; lower-gep: what is left of the indices becomes arithmetic on integers, fields go into the constant, and the target is not asked
; whether it folds.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%S = type { i32, [4 x i16], { i8, i64 } }
@g = global [4 x [12 x i8]] zeroinitializer

; CHECK-LABEL: @array(
; CHECK-NEXT:  %1 = ptrtoint ptr %p to i64
; CHECK-NEXT:  %2 = shl i64 %i, 2
; CHECK-NEXT:  %3 = add i64 %1, %2
; CHECK-NEXT:  %4 = add i64 %3, 20
; CHECK-NEXT:  %5 = inttoptr i64 %4 to ptr
; CHECK-NEXT:  ret ptr %5
; CHECK-NEXT: }
define ptr @array(ptr %p, i64 %i) {
  %j = add i64 %i, 5
  %q = getelementptr inbounds float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @field(
; CHECK-NEXT:  %1 = ptrtoint ptr %p to i64
; CHECK-NEXT:  %2 = shl i64 %i, 5
; CHECK-NEXT:  %3 = add i64 %1, %2
; CHECK-NEXT:  %4 = add i64 %3, 24
; CHECK-NEXT:  %5 = inttoptr i64 %4 to ptr
; CHECK-NEXT:  ret ptr %5
; CHECK-NEXT: }
define ptr @field(ptr %p, i64 %i) {
  %q = getelementptr %S, ptr %p, i64 %i, i32 2, i32 1
  ret ptr %q
}

; CHECK-LABEL: @global(
; CHECK-NEXT:  %1 = sext i32 %j to i64
; CHECK-NEXT:  %2 = mul i64 %i, 12
; CHECK-NEXT:  %3 = add i64 ptrtoint (ptr @g to i64), %2
; CHECK-NEXT:  %4 = add i64 %3, %1
; CHECK-NEXT:  %5 = add i64 %4, 1
; CHECK-NEXT:  %6 = inttoptr i64 %5 to ptr
; CHECK-NEXT:  ret ptr %6
; CHECK-NEXT: }
define ptr @global(i64 %i, i32 %j) {
  %k = add nsw i32 %j, 1
  %q = getelementptr [12 x i8], ptr @g, i64 %i, i32 %k
  ret ptr %q
}

; CHECK-LABEL: @large(
; CHECK-NEXT:  %1 = ptrtoint ptr %p to i64
; CHECK-NEXT:  %2 = add i64 %1, %i
; CHECK-NEXT:  %3 = add i64 %2, 2147483648
; CHECK-NEXT:  %4 = inttoptr i64 %3 to ptr
; CHECK-NEXT:  ret ptr %4
; CHECK-NEXT: }
define ptr @large(ptr %p, i64 %i) {
  %j = add i64 %i, 2147483648
  %q = getelementptr i8, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @no_constant(
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @no_constant(ptr %p, i64 %i) {
  %q = getelementptr float, ptr %p, i64 %i
  ret ptr %q
}
