; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A call that only reads a copy, which does not escape, can read the original.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @look(ptr noalias nocapture readonly) memory(read)
declare void @write(ptr noalias nocapture readonly)
declare void @stare(ptr nocapture readonly)

; CHECK-LABEL: @original(
; CHECK-NEXT:   %t = alloca [16 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %p, i64 16, i1 false)
; CHECK-NEXT:   call void @look(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @original(ptr %p) {
  %t = alloca [16 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %p, i64 16, i1 false)
  call void @look(ptr %t)
  ret void
}

; The call may write the original.
; CHECK-LABEL: @writes(
; CHECK-NEXT:   %t = alloca [16 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %p, i64 16, i1 false)
; CHECK-NEXT:   call void @write(ptr %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @writes(ptr %p) {
  %t = alloca [16 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %p, i64 16, i1 false)
  call void @write(ptr %t)
  ret void
}

; CHECK-LABEL: @aliased(
; CHECK-NEXT:   %t = alloca [16 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %p, i64 16, i1 false)
; CHECK-NEXT:   call void @stare(ptr %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @aliased(ptr %p) {
  %t = alloca [16 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %p, i64 16, i1 false)
  call void @stare(ptr %t)
  ret void
}
