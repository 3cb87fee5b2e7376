; RUN: opt-go %s -passes=dce -S | FileCheck %s
;
; A division that would trap is undefined behaviour, so it may go when unused; aggregates go as well.

; CHECK-LABEL: @divide(
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @divide(i32 %a, i32 %b) {
  %q = sdiv i32 %a, %b
  %r = urem i32 %q, %b
  ret void
}

; CHECK-LABEL: @aggregate(
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @aggregate(i32 %a) {
  %s = insertvalue { i32, i32 } undef, i32 %a, 0
  %t = extractvalue { i32, i32 } %s, 1
  %f = freeze i32 %t
  ret void
}
