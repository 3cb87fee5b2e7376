; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; An expression on one side of a branch does not dominate the code after it.

; CHECK-LABEL: @f(
; CHECK-NEXT: br i1 %e, label %yes, label %join
; CHECK: yes:
; CHECK-NEXT: %x = add i32 %a, %c
; CHECK-NEXT: call void @use(i32 %x)
; CHECK-NEXT: %y1 = add i32 %x, %b
; CHECK-NEXT: call void @use(i32 %y1)
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: %t = add i32 %a, %b
; CHECK-NEXT: %y = add i32 %t, %c
; CHECK-NEXT: call void @use(i32 %y)
; CHECK-NEXT: ret void

declare void @use(i32)
declare void @keep(ptr)

define void @f(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, i1 %e) {
  br i1 %e, label %yes, label %join

yes:
  %x = add i32 %a, %c
  call void @use(i32 %x)
  %t1 = add i32 %a, %b
  %y1 = add i32 %t1, %c
  call void @use(i32 %y1)
  br label %join

join:
  %t = add i32 %a, %b
  %y = add i32 %t, %c
  call void @use(i32 %y)
  ret void
}
