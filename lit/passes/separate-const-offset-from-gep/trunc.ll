; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; A sum wider than the index is cut to it, and so is its constant. Below an extension nothing goes through a
; truncation: the narrow sum may wrap whatever the flags of the wide one say. (LLVM 19 goes through.)

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @wide(
; CHECK-NEXT:  %1 = trunc i128 %i to i64
; CHECK-NEXT:  %2 = getelementptr float, ptr %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %2, i64 12
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @wide(ptr %p, i128 %i) {
  %j = add i128 %i, 36893488147419103235
  %q = getelementptr float, ptr %p, i128 %j
  ret ptr %q
}

; CHECK-LABEL: @nothing_left(
; CHECK-NEXT:  %j = add i128 %i, 18446744073709551616
; CHECK-NEXT:  %idxprom = trunc i128 %j to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %idxprom
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @nothing_left(ptr %p, i128 %i) {
  %j = add i128 %i, 18446744073709551616
  %q = getelementptr float, ptr %p, i128 %j
  ret ptr %q
}

; CHECK-LABEL: @below_sext(
; CHECK-NEXT:  %j = add nsw i64 %i, 5
; CHECK-NEXT:  %t = trunc i64 %j to i32
; CHECK-NEXT:  %k = sext i32 %t to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %k
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @below_sext(ptr %p, i64 %i) {
  %j = add nsw i64 %i, 5
  %t = trunc i64 %j to i32
  %k = sext i32 %t to i64
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @below_zext(
; CHECK-NEXT:  %j = add nuw i64 %i, 5
; CHECK-NEXT:  %t = trunc i64 %j to i32
; CHECK-NEXT:  %k = zext i32 %t to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %k
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @below_zext(ptr %p, i64 %i) {
  %j = add nuw i64 %i, 5
  %t = trunc i64 %j to i32
  %k = zext i32 %t to i64
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; A constant that is cut off and extended is a constant.
; CHECK-LABEL: @constant(
; CHECK-NEXT:  %m = trunc i64 %i to i32
; CHECK-NEXT:  %idxprom1 = sext i32 %m to i64
; CHECK-NEXT:  %1 = getelementptr [4 x float], ptr %p, i64 0, i64 %idxprom1
; CHECK-NEXT:  %q2 = getelementptr inbounds i8, ptr %1, i64 48
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @constant(ptr %p, i64 %i) {
  %k = trunc i64 4294967299 to i32
  %m = trunc i64 %i to i32
  %q = getelementptr inbounds [4 x float], ptr %p, i32 %k, i32 %m
  ret ptr %q
}
