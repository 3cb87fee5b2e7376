; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; Of several parts the closest is taken.

; CHECK-LABEL: @f(
; CHECK-NEXT: %x = add i32 %a, %c
; CHECK-NEXT: call void @use(i32 %x)
; CHECK-NEXT: br i1 %e, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT: %z = add i32 %c, %a
; CHECK-NEXT: call void @use(i32 %z)
; CHECK-NEXT: %y = add i32 %z, %b
; CHECK-NEXT: call void @use(i32 %y)
; CHECK-NEXT: br label %no
; CHECK: no:
; CHECK-NEXT: ret void

declare void @use(i32)
declare void @keep(ptr)

define void @f(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, i1 %e) {
  %x = add i32 %a, %c
  call void @use(i32 %x)
  br i1 %e, label %yes, label %no

yes:
  %z = add i32 %c, %a
  call void @use(i32 %z)
  %t = add i32 %a, %b
  %y = add i32 %t, %c
  call void @use(i32 %y)
  br label %no

no:
  ret void
}
