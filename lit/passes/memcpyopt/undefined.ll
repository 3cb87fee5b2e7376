; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A copy of uninitialized memory is removed.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @use(ptr)

; CHECK-LABEL: @new(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @use(ptr %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @new(ptr %p) {
  %t = alloca [16 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
  call void @use(ptr %t)
  ret void
}

; CHECK-LABEL: @alive(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @use(ptr %t)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(i64 16, ptr %t)
; CHECK-NEXT:   call void @use(ptr %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @alive(ptr %p) {
  %t = alloca [16 x i8]
  call void @use(ptr %t)
  call void @llvm.lifetime.start.p0(i64 16, ptr %t)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
  call void @use(ptr %t)
  ret void
}
