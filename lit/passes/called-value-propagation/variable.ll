; RUN: opt-go %s -passes=called-value-propagation -S | FileCheck %s
;
; A variable whose address goes nowhere is its initial value or what is stored; not so one that is seen outside or accessed otherwise.

; CHECK: @own = internal global ptr null
; CHECK: @seen = global ptr @a
; CHECK: @bytes = internal global ptr @a
;
; CHECK: define internal void @a() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @b() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @set() {
; CHECK-NEXT:   store ptr @b, ptr @own, align 8
; CHECK-NEXT:   store ptr @a, ptr @own, align 8
; CHECK-NEXT:   store i8 0, ptr @bytes, align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g() {
; CHECK-NEXT:   %p = load ptr, ptr @own, align 8
; CHECK-NEXT:   call void %p(), !callees !0
; CHECK-NEXT:   %q = load ptr, ptr @seen, align 8
; CHECK-NEXT:   call void %q()
; CHECK-NEXT:   %r = load ptr, ptr @bytes, align 8
; CHECK-NEXT:   call void %r()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: !0 = !{ptr @a, ptr @b}

@own = internal global ptr null
@seen = global ptr @a
@bytes = internal global ptr @a
define internal void @a() {
  ret void
}
define internal void @b() {
  ret void
}
define void @set() {
  store ptr @b, ptr @own
  store ptr @a, ptr @own
  store i8 0, ptr @bytes
  ret void
}
define void @g() {
  %p = load ptr, ptr @own
  call void %p()
  %q = load ptr, ptr @seen
  call void %q()
  %r = load ptr, ptr @bytes
  call void %r()
  ret void
}
