; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Indices get the width of addresses.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %1 = sext i32 %i to i64
; CHECK-NEXT:  %a = getelementptr inbounds i32, ptr %p, i64 %1
; CHECK-NEXT:  ret ptr %a
; CHECK-NEXT: }
define ptr @f(ptr %p, i32 %i) {
  %a = getelementptr inbounds i32, ptr %p, i32 %i
  ret ptr %a
}
