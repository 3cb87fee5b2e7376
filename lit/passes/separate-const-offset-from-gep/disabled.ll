; RUN: opt-go %s -passes=separate-const-offset-from-gep -disable-separate-const-offset-from-gep -S | FileCheck %s
;
; The flag switches the pass off.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:  %j = add nsw i32 %i, 5
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i32 %j
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @f(ptr %p, i32 %i) {
  %j = add nsw i32 %i, 5
  %q = getelementptr float, ptr %p, i32 %j
  ret ptr %q
}
