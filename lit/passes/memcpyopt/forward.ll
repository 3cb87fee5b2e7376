; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A copy of a copy reads the original.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)

; CHECK-LABEL: @chain(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 2 %q, i64 16, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 2 %q, i64 12, i1 false)
; CHECK-NEXT:   call void @use(ptr %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @chain(ptr noalias %p, ptr noalias %q) {
  %t = alloca [16 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 2 %q, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 1 %t, i64 12, i1 false)
  call void @use(ptr %t)
  ret void
}

; Source and destination may overlap then.
; CHECK-LABEL: @overlap(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %q, i64 16, i1 false)
; CHECK-NEXT:   call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
; CHECK-NEXT:   call void @use(ptr %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @overlap(ptr %p, ptr %q) {
  %t = alloca [16 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %q, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
  call void @use(ptr %t)
  ret void
}

; There and back again.
; CHECK-LABEL: @back(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %p, i64 16, i1 false)
; CHECK-NEXT:   call void @use(ptr %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @back(ptr %p) {
  %t = alloca [16 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
  call void @use(ptr %t)
  ret void
}
