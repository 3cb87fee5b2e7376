; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; So it is with functions that others call, unless the linker may take another body.

;
; CHECK: define void @f(i32 %unused) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define linkonce_odr void @exchanged(i32 noundef %unused) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define weak void @weak(i32 noundef %unused) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g() {
; CHECK-NEXT:   call void @f(i32 poison)
; CHECK-NEXT:   call void @exchanged(i32 noundef 1)
; CHECK-NEXT:   call void @weak(i32 noundef 1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define void @f(i32 noundef %unused) {
  ret void
}
define linkonce_odr void @exchanged(i32 noundef %unused) {
  ret void
}
define weak void @weak(i32 noundef %unused) {
  ret void
}
define void @g() {
  call void @f(i32 noundef 1)
  call void @exchanged(i32 noundef 1)
  call void @weak(i32 noundef 1)
  ret void
}
