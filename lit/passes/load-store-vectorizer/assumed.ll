; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; What an assumption says of the low bits of an index shows that a sum does not overflow; a sum that
; does not overflow shows it of those below it.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @even(
; CHECK:         load <2 x i8>
define i8 @even(ptr %p, i32 %i) {
  %low = and i32 %i, 1
  %even = icmp eq i32 %low, 0
  call void @llvm.assume(i1 %even)
  %i1 = add i32 %i, 1
  %w = sext i32 %i to i64
  %w1 = sext i32 %i1 to i64
  %q = getelementptr i8, ptr %p, i64 %w
  %q1 = getelementptr i8, ptr %p, i64 %w1
  %a = load i8, ptr %q
  %b = load i8, ptr %q1
  %r = add i8 %a, %b
  ret i8 %r
}

; CHECK-LABEL: @unknown(
; CHECK-NOT:     <2 x i8>
; CHECK:         ret i8
define i8 @unknown(ptr %p, i32 %i) {
  %i1 = add i32 %i, 1
  %w = sext i32 %i to i64
  %w1 = sext i32 %i1 to i64
  %q = getelementptr i8, ptr %p, i64 %w
  %q1 = getelementptr i8, ptr %p, i64 %w1
  %a = load i8, ptr %q
  %b = load i8, ptr %q1
  %r = add i8 %a, %b
  ret i8 %r
}

; i+3 exists, so i+2 lies between i and it.
; CHECK-LABEL: @below(
; CHECK:         load <2 x i8>
define i8 @below(ptr %p, i32 %i) {
  %i2 = add i32 %i, 2
  %i3 = add nsw i32 %i, 3
  %w2 = sext i32 %i2 to i64
  %w3 = sext i32 %i3 to i64
  %q2 = getelementptr i8, ptr %p, i64 %w2
  %q3 = getelementptr i8, ptr %p, i64 %w3
  %a = load i8, ptr %q2
  %b = load i8, ptr %q3
  %r = add i8 %a, %b
  ret i8 %r
}

; Nothing of the kind holds for i+3 if i+1 exists.
; CHECK-LABEL: @above(
; CHECK-NOT:     <2 x i8>
; CHECK:         ret i8
define i8 @above(ptr %p, i32 %i) {
  %i2 = add i32 %i, 2
  %i1 = add nsw i32 %i, 1
  %w2 = sext i32 %i2 to i64
  %w1 = sext i32 %i1 to i64
  %q2 = getelementptr i8, ptr %p, i64 %w2
  %q1 = getelementptr i8, ptr %p, i64 %w1
  %a = load i8, ptr %q2
  %b = load i8, ptr %q1
  %r = add i8 %a, %b
  ret i8 %r
}
