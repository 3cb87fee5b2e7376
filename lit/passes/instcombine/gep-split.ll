; The terms of an index are added one after the other: one of them may not change in a loop. inbounds stays where all of them are known not to
; be negative.
; RUN: opt-go -passes=instcombine %s | FileCheck %s

; CHECK-LABEL: @sum(
; CHECK-NEXT: %1 = getelementptr float, ptr %p, i64 %a
; CHECK-NEXT: %g = getelementptr float, ptr %1, i64 %b
define ptr @sum(ptr %p, i64 %a, i64 %b) {
  %s = add nsw i64 %a, %b
  %g = getelementptr inbounds float, ptr %p, i64 %s
  ret ptr %g
}

; CHECK-LABEL: @positive(
; CHECK: %1 = getelementptr inbounds float, ptr %p, i64 %x
; CHECK-NEXT: %g = getelementptr inbounds float, ptr %1, i64 %y
define ptr @positive(ptr %p, i64 %a, i64 %b) {
  %x = lshr i64 %a, 1
  %y = lshr i64 %b, 1
  %s = add nsw i64 %x, %y
  %g = getelementptr inbounds float, ptr %p, i64 %s
  ret ptr %g
}

; CHECK-LABEL: @extended(
; CHECK-NEXT: %1 = sext i32 %a to i64
; CHECK-NEXT: %2 = getelementptr float, ptr %p, i64 %1
; CHECK-NEXT: %g = getelementptr i8, ptr %2, i64 20
define ptr @extended(ptr %p, i32 %a) {
  %s = add nsw i32 %a, 5
  %x = sext i32 %s to i64
  %g = getelementptr inbounds float, ptr %p, i64 %x
  ret ptr %g
}

; A sum that is used elsewhere, one that may wrap below its extension, and one of variables below it stay.
; CHECK-LABEL: @stays(
; CHECK: getelementptr inbounds float, ptr %p, i64 %s
; CHECK: getelementptr inbounds float, ptr %p, i64 %x
; CHECK: getelementptr inbounds float, ptr %p, i64 %y
define void @stays(ptr %p, i64 %a, i64 %b, i32 %c, i32 %d, ptr %q) {
  %s = add nsw i64 %a, %b
  store i64 %s, ptr %q
  %g = getelementptr inbounds float, ptr %p, i64 %s
  store float 1.0, ptr %g
  %t = add i32 %c, 5
  %x = sext i32 %t to i64
  %h = getelementptr inbounds float, ptr %p, i64 %x
  store float 2.0, ptr %h
  %u = add nsw i32 %c, %d
  %y = sext i32 %u to i64
  %i = getelementptr inbounds float, ptr %p, i64 %y
  store float 3.0, ptr %i
  ret void
}
