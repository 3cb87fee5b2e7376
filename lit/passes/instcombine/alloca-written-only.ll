; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Memory without loads is removed.

; CHECK-LABEL: @f(
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @f(i32 %x) {
  %a = alloca [4 x i32], align 4
  %p = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1
  store i32 %x, ptr %p, align 4
  ret void
}
