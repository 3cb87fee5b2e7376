; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; An or without common bits is a sum if it says so. The constant may come from below it: then it becomes an add.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @disjoint(
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 12
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @disjoint(ptr %p, i64 %i) {
  %j = or disjoint i64 %i, 3
  %q = getelementptr float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @plain(
; CHECK-NEXT:  %h = shl i64 %i, 2
; CHECK-NEXT:  %j = or i64 %h, 3
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %j
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @plain(ptr %p, i64 %i) {
  %h = shl i64 %i, 2
  %j = or i64 %h, 3
  %q = getelementptr float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @extended(
; CHECK-NEXT:  %1 = sext i32 %i to i64
; CHECK-NEXT:  %2 = getelementptr float, ptr %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %2, i64 12
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @extended(ptr %p, i32 %i) {
  %j = or disjoint i32 %i, 3
  %k = sext i32 %j to i64
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @above_a_sum(
; CHECK-NEXT:  %k2 = add i64 %a, %i
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %k2
; CHECK-NEXT:  %q3 = getelementptr i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q3
; CHECK-NEXT: }
define ptr @above_a_sum(ptr %p, i64 %i, i64 %a) {
  %j = add i64 %i, 5
  %k = or disjoint i64 %a, %j
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}
