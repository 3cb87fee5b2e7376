; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; The operations between the index and the constant are made again without it, under their names; extensions move to the
; leaves. The dead instructions among the old ones are removed.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @deep(
; CHECK-NEXT:  %k2 = sub i64 %a, %i
; CHECK-NEXT:  %l3 = add i64 %k2, %b
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %l3
; CHECK-NEXT:  %q4 = getelementptr i8, ptr %1, i64 -28
; CHECK-NEXT:  ret ptr %q4
; CHECK-NEXT: }
define ptr @deep(ptr %p, i64 %i, i64 %a, i64 %b) {
  %j = add i64 %i, 7
  %k = sub i64 %a, %j
  %l = add i64 %k, %b
  %q = getelementptr float, ptr %p, i64 %l
  ret ptr %q
}

; CHECK-LABEL: @through_sext(
; CHECK-NEXT:  %1 = sext i32 %a to i64
; CHECK-NEXT:  %2 = sext i32 %i to i64
; CHECK-NEXT:  %k2 = add i64 %1, %2
; CHECK-NEXT:  %3 = getelementptr float, ptr %p, i64 %k2
; CHECK-NEXT:  %q3 = getelementptr i8, ptr %3, i64 28
; CHECK-NEXT:  ret ptr %q3
; CHECK-NEXT: }
define ptr @through_sext(ptr %p, i32 %i, i32 %a) {
  %j = add nsw i32 %i, 7
  %k = add nsw i32 %a, %j
  %l = sext i32 %k to i64
  %q = getelementptr float, ptr %p, i64 %l
  ret ptr %q
}

; CHECK-LABEL: @sum_of_two(
; CHECK-NEXT:  %j = add i32 %i, 7
; CHECK-NEXT:  %k = sext i32 %j to i64
; CHECK-NEXT:  %1 = sext i32 %a to i64
; CHECK-NEXT:  %n2 = add i64 %k, %1
; CHECK-NEXT:  %2 = getelementptr float, ptr %p, i64 %n2
; CHECK-NEXT:  %q3 = getelementptr i8, ptr %2, i64 36
; CHECK-NEXT:  ret ptr %q3
; CHECK-NEXT: }
define ptr @sum_of_two(ptr %p, i32 %i, i32 %a) {
  %j = add i32 %i, 7
  %k = sext i32 %j to i64
  %l = add nsw i32 %a, 9
  %m = sext i32 %l to i64
  %n = add i64 %k, %m
  %q = getelementptr float, ptr %p, i64 %n
  ret ptr %q
}

; CHECK-LABEL: @one_constant_is_taken(
; CHECK-NEXT:  %k = add i64 %a, 9
; CHECK-NEXT:  %l2 = add i64 %i, %k
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %l2
; CHECK-NEXT:  %q3 = getelementptr i8, ptr %1, i64 28
; CHECK-NEXT:  ret ptr %q3
; CHECK-NEXT: }
define ptr @one_constant_is_taken(ptr %p, i64 %i, i64 %a) {
  %j = add i64 %i, 7
  %k = add i64 %a, 9
  %l = add i64 %j, %k
  %q = getelementptr float, ptr %p, i64 %l
  ret ptr %q
}
