; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; A constant that is subtracted comes out negative, one that is subtracted from leaves 0 - x. Not below zext: there the
; constant would have to be extended before it is negated.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @minus_constant(
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 -20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @minus_constant(ptr %p, i64 %i) {
  %j = sub i64 %i, 5
  %q = getelementptr float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @constant_minus(
; CHECK-NEXT:  %j1 = sub i64 0, %i
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %j1
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @constant_minus(ptr %p, i64 %i) {
  %j = sub i64 5, %i
  %q = getelementptr float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @inside(
; CHECK-NEXT:  %k2 = sub i64 %a, %i
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %k2
; CHECK-NEXT:  %q3 = getelementptr i8, ptr %1, i64 -20
; CHECK-NEXT:  ret ptr %q3
; CHECK-NEXT: }
define ptr @inside(ptr %p, i64 %i, i64 %a) {
  %j = add i64 %i, 5
  %k = sub i64 %a, %j
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @sext(
; CHECK-NEXT:  %1 = sext i32 %i to i64
; CHECK-NEXT:  %2 = getelementptr float, ptr %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %2, i64 -20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @sext(ptr %p, i32 %i) {
  %j = sub nsw i32 %i, 5
  %k = sext i32 %j to i64
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @zext(
; CHECK-NEXT:  %j = sub nuw nsw i32 %i, 5
; CHECK-NEXT:  %k = zext i32 %j to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %k
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @zext(ptr %p, i32 %i) {
  %j = sub nuw nsw i32 %i, 5
  %k = zext i32 %j to i64
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}
