; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; zext(a + c) = zext(a) + c needs nuw; a sign extension around it does not matter, one inside needs nsw as well.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @nuw(
; CHECK-NEXT:  %1 = zext i32 %i to i64
; CHECK-NEXT:  %2 = getelementptr float, ptr %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %2, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @nuw(ptr %p, i32 %i) {
  %j = add nuw i32 %i, 5
  %k = zext i32 %j to i64
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @may_wrap(
; CHECK-NEXT:  %j = add nsw i32 %i, 5
; CHECK-NEXT:  %k = zext i32 %j to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %k
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @may_wrap(ptr %p, i32 %i) {
  %j = add nsw i32 %i, 5
  %k = zext i32 %j to i64
  %q = getelementptr float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @sext_of_zext(
; CHECK-NEXT:  %1 = zext i8 %i to i32
; CHECK-NEXT:  %2 = sext i32 %1 to i64
; CHECK-NEXT:  %3 = getelementptr float, ptr %p, i64 %2
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %3, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @sext_of_zext(ptr %p, i8 %i) {
  %j = add nuw i8 %i, 5
  %k = zext i8 %j to i32
  %l = sext i32 %k to i64
  %q = getelementptr float, ptr %p, i64 %l
  ret ptr %q
}

; CHECK-LABEL: @zext_of_sext(
; CHECK-NEXT:  %1 = sext i8 %i to i32
; CHECK-NEXT:  %2 = zext i32 %1 to i64
; CHECK-NEXT:  %3 = getelementptr float, ptr %p, i64 %2
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %3, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @zext_of_sext(ptr %p, i8 %i) {
  %j = add nsw nuw i8 %i, 5
  %k = sext i8 %j to i32
  %l = zext i32 %k to i64
  %q = getelementptr float, ptr %p, i64 %l
  ret ptr %q
}

; CHECK-LABEL: @zext_of_sext_without_nuw(
; CHECK-NEXT:  %j = add nsw i8 %i, 5
; CHECK-NEXT:  %k = sext i8 %j to i32
; CHECK-NEXT:  %l = zext i32 %k to i64
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %l
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @zext_of_sext_without_nuw(ptr %p, i8 %i) {
  %j = add nsw i8 %i, 5
  %k = sext i8 %j to i32
  %l = zext i32 %k to i64
  %q = getelementptr float, ptr %p, i64 %l
  ret ptr %q
}
