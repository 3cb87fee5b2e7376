; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; Not when the original changes in between, or more is copied than was.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)

; CHECK-LABEL: @written(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %q, i64 16, i1 false)
; CHECK-NEXT:   store i8 1, ptr %q, align 1
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
; CHECK-NEXT:   call void @use(ptr %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @written(ptr noalias %p, ptr noalias %q) {
  %t = alloca [16 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %q, i64 16, i1 false)
  store i8 1, ptr %q
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
  call void @use(ptr %t)
  ret void
}

; CHECK-LABEL: @longer(
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %q, i64 12, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @longer(ptr noalias %p, ptr noalias %q, ptr %t) {
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %q, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
  ret void
}
