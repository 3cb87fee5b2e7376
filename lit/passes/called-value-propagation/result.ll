; RUN: opt-go %s -passes=called-value-propagation -S | FileCheck %s
;
; The targets that a function returns are the targets of calls of its result; null adds none.

; CHECK: define internal void @a() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal ptr @pick(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %yes, label %no
;
; CHECK: yes:
; CHECK-NEXT:   ret ptr @a
;
; CHECK: no:
; CHECK-NEXT:   ret ptr null
; CHECK-NEXT: }
;
; CHECK: define void @g(i1 %c) {
; CHECK-NEXT:   %p = call ptr @pick(i1 %c)
; CHECK-NEXT:   call void %p(), !callees !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: !0 = !{ptr @a}

define internal void @a() {
  ret void
}
define internal ptr @pick(i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  ret ptr @a
no:
  ret ptr null
}
define void @g(i1 %c) {
  %p = call ptr @pick(i1 %c)
  call void %p()
  ret void
}
