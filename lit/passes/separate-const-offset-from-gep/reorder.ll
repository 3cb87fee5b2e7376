; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; A getelementptr without a constant of its own changes places with a constant one below it. inbounds stays when no index
; is negative.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @plain(
; CHECK-NEXT:  %1 = getelementptr i64, ptr %p, i64 %i
; CHECK-NEXT:  %2 = getelementptr float, ptr %1, i64 4
; CHECK-NEXT:  ret ptr %2
; CHECK-NEXT: }
define ptr @plain(ptr %p, i64 %i) {
  %a = getelementptr float, ptr %p, i64 4
  %q = getelementptr i64, ptr %a, i64 %i
  ret ptr %q
}

; CHECK-LABEL: @not_negative(
; CHECK-NEXT:  %z = zext i32 %i to i64
; CHECK-NEXT:  %1 = getelementptr inbounds float, ptr %p, i64 %z
; CHECK-NEXT:  %2 = getelementptr inbounds float, ptr %1, i64 4
; CHECK-NEXT:  ret ptr %2
; CHECK-NEXT: }
define ptr @not_negative(ptr %p, i32 %i) {
  %z = zext i32 %i to i64
  %a = getelementptr inbounds float, ptr %p, i64 4
  %q = getelementptr inbounds float, ptr %a, i64 %z
  ret ptr %q
}

; CHECK-LABEL: @maybe_negative(
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  %2 = getelementptr float, ptr %1, i64 4
; CHECK-NEXT:  ret ptr %2
; CHECK-NEXT: }
define ptr @maybe_negative(ptr %p, i64 %i) {
  %a = getelementptr inbounds float, ptr %p, i64 4
  %q = getelementptr inbounds float, ptr %a, i64 %i
  ret ptr %q
}

; CHECK-LABEL: @base_used_twice(
; CHECK-NEXT:  %a = getelementptr float, ptr %p, i64 4
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  %2 = getelementptr float, ptr %1, i64 4
; CHECK-NEXT:  store ptr %a, ptr %2, align 8
; CHECK-NEXT:  ret ptr %2
; CHECK-NEXT: }
define ptr @base_used_twice(ptr %p, i64 %i) {
  %a = getelementptr float, ptr %p, i64 4
  %q = getelementptr float, ptr %a, i64 %i
  store ptr %a, ptr %q, align 8
  ret ptr %q
}
