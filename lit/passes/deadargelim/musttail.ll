; RUN: opt-go %s -passes=deadargelim -verify-each -S | FileCheck %s
;
; A musttail call binds two signatures to each other, results as well as parameters: neither may lose a part by itself.

; CHECK-LABEL: define internal i64 @inner() {
define internal i64 @inner() {
  ret i64 5
}

; CHECK-LABEL: define i64 @outer() {
define i64 @outer() {
  %v = call i64 @inner()
  ret i64 %v
}

; CHECK-LABEL: define internal i64 @forward() {
; CHECK-NEXT:   %v = musttail call i64 @inner()
; CHECK-NEXT:   ret i64 %v
define internal i64 @forward() {
  %v = musttail call i64 @inner()
  ret i64 %v
}

; CHECK-LABEL: define void @ignores_result() {
; CHECK-NEXT:   %x = call i64 @forward()
define void @ignores_result() {
  %x = call i64 @forward()
  ret void
}

; Through a pointer: the callee's type is not to be seen, but its own is bound.
; CHECK-LABEL: define internal i32 @indirect(ptr %f, i32 %dead) {
; CHECK-NEXT:   %r = musttail call i32 %f(ptr %f, i32 0)
; CHECK-NEXT:   ret i32 %r
define internal i32 @indirect(ptr %f, i32 %dead) {
  %r = musttail call i32 %f(ptr %f, i32 0)
  ret i32 %r
}

; What it does not use it may still be handed as poison.
; CHECK-LABEL: define void @ignores_indirect(ptr %f) {
; CHECK-NEXT:   %r = call i32 @indirect(ptr %f, i32 {{.*}})
define void @ignores_indirect(ptr %f) {
  %r = call i32 @indirect(ptr %f, i32 7)
  ret void
}
