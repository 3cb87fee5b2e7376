; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; naked functions, and those with inalloca parameters, depend on the layout of their arguments.

;
; CHECK: define internal void @naked(i32 %x){{.*}} {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @inalloca(i32 %dead, ptr inalloca(i32) %x) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g() {
; CHECK-NEXT:   %a = alloca inalloca i32, align 4
; CHECK-NEXT:   call void @naked(i32 1)
; CHECK-NEXT:   call void @inalloca(i32 poison, ptr inalloca(i32) %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define internal void @naked(i32 %x) naked {
  ret void
}
define internal void @inalloca(i32 %dead, ptr inalloca(i32) %x) {
  ret void
}
define void @g() {
  %a = alloca inalloca i32
  call void @naked(i32 1)
  call void @inalloca(i32 1, ptr inalloca(i32) %a)
  ret void
}
