; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; An argument for a dead parameter of another function is no use, one for a live parameter is.

; CHECK: declare void @sink(i32)
;
; CHECK: define internal void @inner(i32 %y) {
; CHECK-NEXT:   call void @sink(i32 %y)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @outer(i32 %y) {
; CHECK-NEXT:   call void @inner(i32 %y)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g(i32 %a, i32 %b) {
; CHECK-NEXT:   call void @outer(i32 %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @sink(i32)
define internal void @inner(i32 %x, i32 %y) {
  call void @sink(i32 %y)
  ret void
}
define internal void @outer(i32 %x, i32 %y) {
  call void @inner(i32 %x, i32 %y)
  ret void
}
define void @g(i32 %a, i32 %b) {
  call void @outer(i32 %a, i32 %b)
  ret void
}
