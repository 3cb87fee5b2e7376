; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; Sums of four operands are done step by step until nothing changes.

; CHECK-LABEL: @f(
; CHECK-NEXT: %x = add i32 %a, %c
; CHECK-NEXT: call void @use(i32 %x)
; CHECK-NEXT: %y = add i32 %x, %d
; CHECK-NEXT: call void @use(i32 %y)
; CHECK-NEXT: %v = add i32 %y, %b
; CHECK-NEXT: call void @use(i32 %v)
; CHECK-NEXT: ret void

declare void @use(i32)
declare void @keep(ptr)

define void @f(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, i1 %e) {
  %x = add i32 %a, %c
  call void @use(i32 %x)
  %y = add i32 %x, %d
  call void @use(i32 %y)
  %t = add i32 %a, %b
  %u = add i32 %t, %c
  %v = add i32 %u, %d
  call void @use(i32 %v)
  ret void
}
