; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A load reads what was just stored.

; CHECK-LABEL: @f(
; CHECK-NEXT:  store i32 %x, ptr %p, align 4
; CHECK-NEXT:  ret i32 %x
; CHECK-NEXT: }
define i32 @f(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
