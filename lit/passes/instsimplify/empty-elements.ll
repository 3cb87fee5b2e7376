; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Elements without a size lie at one address; a second index counts from that of the array, which may have a size again.

; CHECK-LABEL: @one(
; CHECK-NEXT:   ret ptr %p
define ptr @one(ptr %p, i64 %i) {
  %k = getelementptr {}, ptr %p, i64 %i
  %l = getelementptr [0 x i32], ptr %k, i64 %i
  ret ptr %l
}

; CHECK-LABEL: @two(
; CHECK-NEXT:   %k = getelementptr [0 x i32], ptr %p, i64 0, i64 %i
; CHECK-NEXT:   ret ptr %k
define ptr @two(ptr %p, i64 %i) {
  %k = getelementptr [0 x i32], ptr %p, i64 0, i64 %i
  ret ptr %k
}

; CHECK-LABEL: @vector(
; CHECK-NEXT:   %k = getelementptr {}, ptr %p, <2 x i64> %i
; CHECK-NEXT:   ret <2 x ptr> %k
define <2 x ptr> @vector(ptr %p, <2 x i64> %i) {
  %k = getelementptr {}, ptr %p, <2 x i64> %i
  ret <2 x ptr> %k
}
