; RUN: opt-go %s -passes=called-value-propagation -S | FileCheck %s
;
; Code after a call of an internal function that never returns adds no targets, nor does unreachable code.

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
; CHECK: define void @g() {
; CHECK-NEXT:   call void @inside(ptr @a)
; CHECK-NEXT:   ret void
;
; CHECK: dead:                                             ; No predecessors!
; CHECK-NEXT:   call void @inside(ptr @b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: !0 = !{ptr @a}

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
define void @g() {
  call void @inside(ptr @a)
  ret void
dead:
  call void @inside(ptr @b)
  ret void
}
