; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A copy of a constant of equal bytes is a memset.

@zeros = constant [32 x i8] zeroinitializer
@ones = constant [4 x i32] [i32 -1, i32 undef, i32 -1, i32 -1]
@mixed = constant [2 x i32] [i32 1, i32 0]

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @f(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 32, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %q, i8 -1, i64 16, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %r, ptr @mixed, i64 8, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @f(ptr %p, ptr %q, ptr %r) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr @zeros, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr @ones, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %r, ptr @mixed, i64 8, i1 false)
  ret void
}
