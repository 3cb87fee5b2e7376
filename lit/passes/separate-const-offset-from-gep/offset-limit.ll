; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; An offset of more than 32 bits does not fold into a PTX address, so the index is left alone.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @fits(
; CHECK-NEXT:  %1 = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 2147483647
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @fits(ptr %p, i64 %i) {
  %j = add i64 %i, 2147483647
  %q = getelementptr i8, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @least(
; CHECK-NEXT:  %1 = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 -2147483648
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @least(ptr %p, i64 %i) {
  %j = add i64 %i, -2147483648
  %q = getelementptr i8, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @too_large(
; CHECK-NEXT:  %j = add i64 %i, 2147483648
; CHECK-NEXT:  %q = getelementptr i8, ptr %p, i64 %j
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @too_large(ptr %p, i64 %i) {
  %j = add i64 %i, 2147483648
  %q = getelementptr i8, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @too_large_in_bytes(
; CHECK-NEXT:  %j = add nsw i32 %i, 536870912
; CHECK-NEXT:  %idxprom = sext i32 %j to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %idxprom
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @too_large_in_bytes(ptr %p, i32 %i) {
  %j = add nsw i32 %i, 536870912
  %q = getelementptr float, ptr %p, i32 %j
  ret ptr %q
}
