; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; A load does not sink below a store that may clobber it.

; CHECK: declare void @use(i32)
;
; CHECK: define void @f(ptr noalias %p, ptr noalias %q, i1 %c) {
; CHECK-NEXT:   %w = load i32, ptr %q, align 4
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   call void @use(i32 %w)
; CHECK-NEXT:   ret void
; CHECK: else:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @use(i32)
define void @f(ptr noalias %p, ptr noalias %q, i1 %c) {
  %v = load i32, ptr %p
  %w = load i32, ptr %q
  store i32 1, ptr %q
  br i1 %c, label %then, label %else
then:
  call void @use(i32 %v)
  call void @use(i32 %w)
  ret void
else:
  ret void
}
