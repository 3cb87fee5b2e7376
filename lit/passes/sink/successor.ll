; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; A computation that only one side needs moves there, and what only it needs follows; operands first.

; CHECK: declare void @use(i32)
;
; CHECK: define void @f(i32 %a, i32 %b, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %x = mul i32 %a, %b
; CHECK-NEXT:   %y = add i32 %x, 1
; CHECK-NEXT:   call void @use(i32 %y)
; CHECK-NEXT:   ret void
; CHECK: else:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @use(i32)
define void @f(i32 %a, i32 %b, i1 %c) {
  %x = mul i32 %a, %b
  %y = add i32 %x, 1
  br i1 %c, label %then, label %else
then:
  call void @use(i32 %y)
  ret void
else:
  ret void
}
