; The token of llvm.invariant.start is a value like others where it is used.
; RUN: opt-go %s -emit=vliw | FileCheck %s
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)

@g = global i32 0

; CHECK-LABEL: f
; CHECK-NOT: invariant
define ptr @f() {
  store i32 -1, ptr @g
  %token = call ptr @llvm.invariant.start.p0(i64 4, ptr @g)
  call void @llvm.invariant.end.p0(ptr %token, i64 4, ptr @g)
  ret ptr %token
}
