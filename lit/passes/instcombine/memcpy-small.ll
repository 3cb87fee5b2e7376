; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A copy of eight bytes is a load and a store.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @f(
; CHECK-NEXT:  %1 = load i64, ptr %q, align 4
; CHECK-NEXT:  store i64 %1, ptr %p, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 8, i1 false)
  ret void
}
