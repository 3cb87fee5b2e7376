; RUN: opt-go %s -passes='cgscc(inline)' -S | FileCheck %s
;
; A function that a callee returns is referred to by the users of the call, once that is inlined: it stays though its own last call goes.
; Reduced from a random module.

; CHECK: define internal i32 @kept(
define internal i32 @kept(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}

define internal ptr @choose() {
  ret ptr @kept
}

; CHECK-LABEL: define i32 @caller(
; CHECK: store ptr @kept, ptr %p
define i32 @caller(i32 %x, ptr %p) {
  %f = call ptr @choose()
  %r = call i32 @kept(i32 %x)
  store ptr %f, ptr %p
  ret i32 %r
}
