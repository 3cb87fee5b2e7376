; A select between an address and a step from it that is none where the select takes the address is the step.
; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s

; CHECK-LABEL: @widened(
; CHECK: %g = getelementptr
; CHECK-NEXT: ret ptr %g
define ptr @widened(ptr %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  %s = sext i32 %n to i64
  %g = getelementptr inbounds { i64, i8 }, ptr %p, i64 %s
  %r = select i1 %c, ptr %p, ptr %g
  ret ptr %r
}

; CHECK-LABEL: @unequal(
; CHECK: %g = getelementptr
; CHECK-NEXT: ret ptr %g
define ptr @unequal(ptr %p, i64 %n) {
  %c = icmp ne i64 %n, 0
  %g = getelementptr i8, ptr %p, i64 %n
  %r = select i1 %c, ptr %g, ptr %p
  ret ptr %r
}

; CHECK-LABEL: @other(
; CHECK: %r = select
define ptr @other(ptr %p, i64 %n) {
  %c = icmp eq i64 %n, 1
  %g = getelementptr i8, ptr %p, i64 %n
  %r = select i1 %c, ptr %p, ptr %g
  ret ptr %r
}
