; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A copy of what a memset has written is a memset, if nothing beyond it is copied that is defined.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)

; CHECK-LABEL: @copy(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %t, i8 %v, i64 16, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %v, i64 8, i1 false)
; CHECK-NEXT:   call void @use(ptr %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @copy(ptr noalias %p, i8 %v) {
  %t = alloca [16 x i8]
  call void @llvm.memset.p0.i64(ptr %t, i8 %v, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %t, i64 8, i1 false)
  call void @use(ptr %t)
  ret void
}

; CHECK-LABEL: @tail(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %t, i8 0, i64 12, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 12, i1 false)
; CHECK-NEXT:   call void @use(ptr %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @tail(ptr noalias %p) {
  %t = alloca [16 x i8]
  call void @llvm.memset.p0.i64(ptr %t, i8 0, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
  call void @use(ptr %t)
  ret void
}

; CHECK-LABEL: @defined(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %t, i8 0, i64 12, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @defined(ptr noalias %p, ptr %t) {
  call void @llvm.memset.p0.i64(ptr %t, i8 0, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
  ret void
}
