; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Memory intrinsics get the known alignment of their operands.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@X = global [4 x i64] zeroinitializer, align 32
; CHECK-LABEL: @memcpyalign(
; CHECK-NEXT:   %g = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %g, ptr align 32 @X, i64 24, i1 false)
; CHECK-NEXT:   ret void
define void @memcpyalign(ptr align 16 %p) {
  %g = getelementptr i8, ptr %p, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %g, ptr @X, i64 24, i1 false)
  ret void
}
