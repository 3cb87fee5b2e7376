; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; A load through a select of two allocas is a select of two values.

; CHECK-LABEL: @choose(
; CHECK-NEXT:   %r.sroa.speculated = select i1 %c, i32 %a, i32 %b
; CHECK-NEXT:   ret i32 %r.sroa.speculated
; CHECK-NEXT: }
define i32 @choose(i1 %c, i32 %a, i32 %b) {
  %x = alloca i32
  %y = alloca i32
  store i32 %a, ptr %x
  store i32 %b, ptr %y
  %p = select i1 %c, ptr %x, ptr %y
  %r = load i32, ptr %p
  ret i32 %r
}
