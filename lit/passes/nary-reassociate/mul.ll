; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; Products as sums.

; CHECK-LABEL: @f(
; CHECK-NEXT: %x = mul i32 %a, %c
; CHECK-NEXT: call void @use(i32 %x)
; CHECK-NEXT: %y = mul i32 %x, %b
; CHECK-NEXT: call void @use(i32 %y)
; CHECK-NEXT: ret void

declare void @use(i32)
declare void @keep(ptr)

define void @f(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, i1 %e) {
  %x = mul i32 %a, %c
  call void @use(i32 %x)
  %t = mul i32 %a, %b
  %y = mul i32 %t, %c
  call void @use(i32 %y)
  ret void
}
