; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; sext(a + c) = sext(a) + c needs nsw: the narrow sum may not wrap.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @nsw(
; CHECK-NEXT:  %1 = sext i32 %i to i64
; CHECK-NEXT:  %2 = getelementptr float, ptr %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %2, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @nsw(ptr %p, i32 %i) {
  %j = add nsw i32 %i, 5
  %k = sext i32 %j to i64
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @may_wrap(
; CHECK-NEXT:  %j = add i32 %i, 5
; CHECK-NEXT:  %k = sext i32 %j to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %k
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @may_wrap(ptr %p, i32 %i) {
  %j = add i32 %i, 5
  %k = sext i32 %j to i64
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @nuw_is_not_enough(
; CHECK-NEXT:  %j = add nuw i32 %i, 5
; CHECK-NEXT:  %k = sext i32 %j to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %k
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @nuw_is_not_enough(ptr %p, i32 %i) {
  %j = add nuw i32 %i, 5
  %k = sext i32 %j to i64
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @outer_sum(
; CHECK-NEXT:  %j = add i32 %i, 5
; CHECK-NEXT:  %k = sext i32 %j to i64
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %k
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 8
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @outer_sum(ptr %p, i32 %i) {
  %j = add i32 %i, 5
  %k = sext i32 %j to i64
  %l = add i64 %k, 2
  %q = getelementptr float, ptr %p, i64 %l
  ret ptr %q
}
