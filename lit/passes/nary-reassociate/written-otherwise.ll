; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; Equal expressions of scalar evolution count, however they are written.

; CHECK-LABEL: @f(
; CHECK-NEXT: %a2 = shl i32 %a, 1
; CHECK-NEXT: %x = add i32 %a2, %c
; CHECK-NEXT: call void @use(i32 %x)
; CHECK-NEXT: %y = add i32 %x, %b
; CHECK-NEXT: call void @use(i32 %y)
; CHECK-NEXT: ret void

declare void @use(i32)
declare void @keep(ptr)

define void @f(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, i1 %e) {
  %a2 = shl i32 %a, 1
  %x = add i32 %a2, %c
  call void @use(i32 %x)
  %m = mul i32 %a, 2
  %t = add i32 %m, %b
  %y = add i32 %t, %c
  call void @use(i32 %y)
  ret void
}
