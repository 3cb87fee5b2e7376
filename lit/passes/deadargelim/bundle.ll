; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; Operands of bundles are no arguments, and follow those that are left.

; CHECK: declare void @sink(i32)
;
; CHECK: define internal void @f(i32 %x) {
; CHECK-NEXT:   call void @sink(i32 %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g(i32 %a) {
; CHECK-NEXT:   call void @f(i32 %a) [ "deopt"(i32 %a, i32 7) ]
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @sink(i32)
define internal void @f(i32 %dead, i32 %x) {
  call void @sink(i32 %x)
  ret void
}
define void @g(i32 %a) {
  call void @f(i32 1, i32 %a) [ "deopt"(i32 %a, i32 7) ]
  ret void
}
