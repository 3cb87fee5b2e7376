; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; musttail binds the parameters of caller and callee to each other, not the result.

; CHECK: declare void @sink(i32)
;
; CHECK: define internal void @callee(i32 %b, i32 %dead) {
; CHECK-NEXT:   call void @sink(i32 %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @caller(i32 %b, i32 %dead) {
; CHECK-NEXT:   musttail call void @callee(i32 %b, i32 %dead)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g() {
; CHECK-NEXT:   call void @caller(i32 1, i32 2)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @sink(i32)
define internal i32 @callee(i32 %b, i32 %dead) {
  call void @sink(i32 %b)
  ret i32 4
}
define internal i32 @caller(i32 %b, i32 %dead) {
  %r = musttail call i32 @callee(i32 %b, i32 %dead)
  ret i32 %r
}
define void @g() {
  %r = call i32 @caller(i32 1, i32 2)
  ret void
}
