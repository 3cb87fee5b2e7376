; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Constant indices are bytes.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = getelementptr inbounds i8, ptr %p, i64 20
; CHECK-NEXT:  ret ptr %a
; CHECK-NEXT: }
define ptr @f(ptr %p) {
  %a = getelementptr inbounds { i32, [4 x i64] }, ptr %p, i64 0, i32 1, i64 2
  ret ptr %a
}
