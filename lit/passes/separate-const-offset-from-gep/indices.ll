; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; The constants of all indices count together, scaled by what one step of the index is; fields stay.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%S = type { i32, [4 x i16], { i8, i64 } }

; CHECK-LABEL: @array(
; CHECK-NEXT:  %1 = getelementptr [8 x [4 x i16]], ptr %p, i64 %i, i64 0, i64 %j
; CHECK-NEXT:  %q3 = getelementptr i8, ptr %1, i64 92
; CHECK-NEXT:  ret ptr %q3
; CHECK-NEXT: }
define ptr @array(ptr %p, i64 %i, i64 %j) {
  %a = add i64 %i, 1
  %b = add i64 %j, 2
  %q = getelementptr [8 x [4 x i16]], ptr %p, i64 %a, i64 3, i64 %b
  ret ptr %q
}

; CHECK-LABEL: @field(
; CHECK-NEXT:  %1 = getelementptr %S, ptr %p, i64 %i, i32 1, i64 %j
; CHECK-NEXT:  %q3 = getelementptr i8, ptr %1, i64 36
; CHECK-NEXT:  ret ptr %q3
; CHECK-NEXT: }
define ptr @field(ptr %p, i64 %i, i64 %j) {
  %a = add i64 %i, 1
  %b = add i64 %j, 2
  %q = getelementptr %S, ptr %p, i64 %a, i32 1, i64 %b
  ret ptr %q
}

; CHECK-LABEL: @nothing_but_a_field(
; CHECK-NEXT:  %q = getelementptr %S, ptr %p, i64 %i, i32 2, i32 1
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @nothing_but_a_field(ptr %p, i64 %i) {
  %q = getelementptr %S, ptr %p, i64 %i, i32 2, i32 1
  ret ptr %q
}

; CHECK-LABEL: @sum_zero(
; CHECK-NEXT:  %q = getelementptr [4 x i32], ptr %p, i64 %i, i64 %j
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @sum_zero(ptr %p, i64 %i, i64 %j) {
  %a = add i64 %i, 1
  %b = sub i64 %j, 4
  %q = getelementptr [4 x i32], ptr %p, i64 %a, i64 %b
  ret ptr %q
}
