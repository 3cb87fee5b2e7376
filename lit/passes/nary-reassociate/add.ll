; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; (a + b) + c is (a + c) + b where a + c is there.

; CHECK-LABEL: @f(
; CHECK-NEXT: %x = add i32 %a, %c
; CHECK-NEXT: call void @use(i32 %x)
; CHECK-NEXT: %y = add i32 %x, %b
; CHECK-NEXT: call void @use(i32 %y)
; CHECK-NEXT: ret void

declare void @use(i32)
declare void @keep(ptr)

define void @f(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, i1 %e) {
  %x = add i32 %a, %c
  call void @use(i32 %x)
  %t = add i32 %a, %b
  %y = add i32 %t, %c
  call void @use(i32 %y)
  ret void
}
