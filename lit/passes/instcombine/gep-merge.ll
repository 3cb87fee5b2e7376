; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Two constant offsets are one.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %b = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT:  ret ptr %b
; CHECK-NEXT: }
define ptr @f(ptr %p) {
  %a = getelementptr inbounds i32, ptr %p, i64 3
  %b = getelementptr inbounds i8, ptr %a, i64 4
  ret ptr %b
}

; A constant offset stays before a variable one, and absorbs constants added to the index.
; CHECK-LABEL: @constant_in_front(
; CHECK-NEXT: %h = getelementptr inbounds i8, ptr %p, i64 128
; CHECK-NEXT: %k = getelementptr inbounds i32, ptr %h, i64 %j
define ptr @constant_in_front(ptr %p, i64 %j) {
  %h = getelementptr inbounds i8, ptr %p, i64 128
  %k = getelementptr inbounds i32, ptr %h, i64 %j
  ret ptr %k
}

; CHECK-LABEL: @constant_index(
; CHECK-NEXT: %1 = getelementptr i8, ptr %p, i64 140
; CHECK-NEXT: %k = getelementptr i32, ptr %1, i64 %j
define ptr @constant_index(ptr %p, i64 %j) {
  %a = add i64 %j, 3
  %h = getelementptr i8, ptr %p, i64 128
  %k = getelementptr i32, ptr %h, i64 %a
  ret ptr %k
}

; CHECK-LABEL: @into_fields(
; CHECK-NEXT: %k = getelementptr { i32, [8 x i32] }, ptr %p, i64 %j, i32 1, i64 5
define ptr @into_fields(ptr %p, i64 %j) {
  %h = getelementptr { i32, [8 x i32] }, ptr %p, i64 %j, i32 1, i64 2
  %k = getelementptr i32, ptr %h, i64 3
  ret ptr %k
}
