; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; A result that no call uses goes, with the attributes of results.

; CHECK: declare void @sink(i32)
;
; CHECK: define internal void @f(i32 %x) {
; CHECK-NEXT:   call void @sink(i32 %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g(i32 %a) {
; CHECK-NEXT:   call void @f(i32 %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @sink(i32)
define internal noundef i32 @f(i32 %x) {
  call void @sink(i32 %x)
  ret i32 %x
}
define void @g(i32 %a) {
  %unused = call noundef i32 @f(i32 %a), !range !0
  ret void
}
!0 = !{i32 0, i32 4}
