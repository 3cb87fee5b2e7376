; RUN: opt-go %s -passes=bypass-slow-division -S | FileCheck %s
;
; Machines that divide fast are left alone.

; CHECK-LABEL: @f(
; CHECK-NEXT:   %d = udiv i64 %a, %b
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @f(i64 %a, i64 %b) {
  %d = udiv i64 %a, %b
  ret i64 %d
}
