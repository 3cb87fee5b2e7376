; A copy of no bytes goes, whatever computes the number.
; RUN: opt-go %s -passes=memcpyopt | FileCheck %s

; CHECK-LABEL: @f(
; CHECK-NOT: call void @llvm.memcpy
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 0, i1 true)
define void @f(ptr %p, ptr %q) {
  %n = shl i64 0, 1
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 0, i1 true)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
