; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Memory that is only copied into and stored to goes, with the copy.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @f(
; CHECK-NEXT:    ret void
; CHECK-NEXT: }
define void @f(ptr %p, i32 %x) {
  %a = alloca [64 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %p, i64 256, i1 false)
  %q = getelementptr inbounds [64 x i32], ptr %a, i64 0, i64 1
  store i32 %x, ptr %q, align 4
  ret void
}
