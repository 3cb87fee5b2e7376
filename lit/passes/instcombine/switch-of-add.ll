; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; The constant of an addition moves into the cases.

; CHECK-LABEL: @f(
; CHECK-NEXT:  switch i32 %x, label %d [
; CHECK-NEXT:    i32 2, label %e
; CHECK-NEXT:    i32 3, label %d
; CHECK-NEXT:  ]
; CHECK:  d:
; CHECK-NEXT:  ret i32 0
; CHECK:  e:
; CHECK-NEXT:  ret i32 1
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = add i32 %x, 1
  switch i32 %a, label %d [
    i32 3, label %e
    i32 4, label %d
  ]
d:
  ret i32 0
e:
  ret i32 1
}
