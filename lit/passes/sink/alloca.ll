; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; Static allocas stay in the entry block; dynamic ones move.

; CHECK: declare void @use(ptr)
;
; CHECK: define void @f(i32 %n, i1 %c) {
; CHECK-NEXT:   %s = alloca i32, align 4
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %d = alloca i32, i32 %n, align 4
; CHECK-NEXT:   call void @use(ptr %s)
; CHECK-NEXT:   call void @use(ptr %d)
; CHECK-NEXT:   ret void
; CHECK: else:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @use(ptr)
define void @f(i32 %n, i1 %c) {
  %s = alloca i32
  %d = alloca i32, i32 %n
  br i1 %c, label %then, label %else
then:
  call void @use(ptr %s)
  call void @use(ptr %d)
  ret void
else:
  ret void
}
