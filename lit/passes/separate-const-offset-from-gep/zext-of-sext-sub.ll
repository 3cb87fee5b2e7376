; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; zext(sext(a - 5)) is not zext(sext(a)) + zext(sext(-5)). (LLVM 19 takes it for that.)

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:  %j = sub nuw nsw i8 %i, 5
; CHECK-NEXT:  %k = sext i8 %j to i16
; CHECK-NEXT:  %l = zext i16 %k to i64
; CHECK-NEXT:  %q = getelementptr i8, ptr %p, i64 %l
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @f(ptr %p, i8 %i) {
  %j = sub nuw nsw i8 %i, 5
  %k = sext i8 %j to i16
  %l = zext i16 %k to i64
  %q = getelementptr i8, ptr %p, i64 %l
  ret ptr %q
}
