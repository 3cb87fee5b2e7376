; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A store that the next one overwrites goes.

; CHECK-LABEL: @f(
; CHECK-NEXT:  store i32 %x, ptr %p, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @f(ptr %p, i32 %x) {
  store i32 1, ptr %p, align 4
  store i32 %x, ptr %p, align 4
  ret void
}
