; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; A live parameter that the function returns keeps the result; a dead one does not.

; CHECK: declare void @sink(i32)
;
; CHECK: define internal i32 @live(i32 returned %x) {
; CHECK-NEXT:   call void @sink(i32 %x)
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
;
; CHECK: define internal void @dead() {
; CHECK-NEXT:   call void @sink(i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g(i32 %a) {
; CHECK-NEXT:   %l = call i32 @live(i32 %a)
; CHECK-NEXT:   call void @dead()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @sink(i32)
define internal i32 @live(i32 returned %x) {
  call void @sink(i32 %x)
  ret i32 %x
}
define internal i32 @dead(i32 returned %x) {
  call void @sink(i32 0)
  ret i32 %x
}
define void @g(i32 %a) {
  %l = call i32 @live(i32 %a)
  %d = call i32 @dead(i32 %a)
  ret void
}
