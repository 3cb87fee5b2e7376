; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Two constant offsets are one.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %b = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT:  ret ptr %b
; CHECK-NEXT: }
define ptr @f(ptr %p) {
  %a = getelementptr inbounds i32, ptr %p, i64 3
  %b = getelementptr inbounds i8, ptr %a, i64 4
  ret ptr %b
}
