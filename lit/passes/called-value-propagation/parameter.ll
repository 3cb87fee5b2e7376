; RUN: opt-go %s -passes=called-value-propagation -S | FileCheck %s
;
; Parameters of an internal function are what its calls pass; one that others may call gets anything.

; CHECK: define internal void @a() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @b() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @inside(ptr %p) {
; CHECK-NEXT:   call void %p(), !callees !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @outside(ptr %p) {
; CHECK-NEXT:   call void %p()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g() {
; CHECK-NEXT:   call void @inside(ptr @a)
; CHECK-NEXT:   call void @inside(ptr @b)
; CHECK-NEXT:   call void @outside(ptr @b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: !0 = !{ptr @a, ptr @b}

define internal void @a() {
  ret void
}
define internal void @b() {
  ret void
}
define internal void @inside(ptr %p) {
  call void %p()
  ret void
}
define void @outside(ptr %p) {
  call void %p()
  ret void
}
define void @g() {
  call void @inside(ptr @a)
  call void @inside(ptr @b)
  call void @outside(ptr @b)
  ret void
}
