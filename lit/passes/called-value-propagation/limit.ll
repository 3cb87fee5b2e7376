; RUN: opt-go %s -passes=called-value-propagation -cvp-max-functions-per-value=1 -S | FileCheck %s
;
; More functions than the limit are not listed.

; CHECK: define internal void @a() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @b() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g(i1 %c) {
; CHECK-NEXT:   %s = select i1 %c, ptr @a, ptr @b
; CHECK-NEXT:   call void %s()
; CHECK-NEXT:   %t = select i1 %c, ptr @a, ptr null
; CHECK-NEXT:   call void %t(), !callees !0
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
define void @g(i1 %c) {
  %s = select i1 %c, ptr @a, ptr @b
  call void %s()
  %t = select i1 %c, ptr @a, ptr null
  call void %t()
  ret void
}
