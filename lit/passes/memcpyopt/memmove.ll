; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A memmove that does not write what it reads is a memcpy.

@g = global [16 x i8] zeroinitializer

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @apart(
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @apart(ptr noalias %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %p, ptr %q, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: @overlap(
; CHECK-NEXT:   call void @llvm.memmove.p0.p0.i64(ptr align 4 %p, ptr %q, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @overlap(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %p, ptr %q, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: @pieces(
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 16
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @pieces(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 16
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
  ret void
}
