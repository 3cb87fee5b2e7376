; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; A dead parameter is removed, with its arguments at the calls; attributes of the others stay at theirs.

;
; CHECK: define internal i32 @f(i32 signext %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
;
; CHECK: define i32 @g(i32 %a) {
; CHECK-NEXT:   %r = call i32 @f(i32 signext %a)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

define internal i32 @f(i32 %dead, i32 signext %x, i32 noundef %alsodead) {
  ret i32 %x
}
define i32 @g(i32 %a) {
  %r = call i32 @f(i32 1, i32 signext %a, i32 noundef 2)
  ret i32 %r
}
