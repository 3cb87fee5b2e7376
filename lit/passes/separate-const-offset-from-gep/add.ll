; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; The constant addend of an index is added last, in bytes; what is left takes the place of the sum.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @right(
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @right(ptr %p, i64 %i) {
  %j = add i64 %i, 5
  %q = getelementptr float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @left(
; CHECK-NEXT:  %1 = getelementptr double, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 -24
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @left(ptr %p, i64 %i) {
  %j = add i64 -3, %i
  %q = getelementptr double, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @shared_sum(
; CHECK-NEXT:  %j = add i64 %i, 5
; CHECK-NEXT:  store i64 %j, ptr %p, align 8
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @shared_sum(ptr %p, i64 %i) {
  %j = add i64 %i, 5
  store i64 %j, ptr %p, align 8
  %q = getelementptr float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @no_constant(
; CHECK-NEXT:  %k = add i64 %i, %j
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %k
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @no_constant(ptr %p, i64 %i, i64 %j) {
  %k = add i64 %i, %j
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @constant_only(
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 7
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @constant_only(ptr %p) {
  %q = getelementptr float, ptr %p, i64 7
  ret ptr %q
}
