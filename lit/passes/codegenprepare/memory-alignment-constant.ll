; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; The alignment of a variable counts at constant offsets from it, too. Intrinsics that the text does not declare are declared in the
; order of their names.

target triple = "nvptx64-nvidia-cuda"

@from = global [8 x i64] zeroinitializer, align 16
@to = global [8 x i64] zeroinitializer, align 16

; CHECK: call void @llvm.memset.p0.i64(ptr align 4 getelementptr inbounds (i8, ptr @to, i64 4), i8 0, i64 8, i1 false)
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 8 getelementptr inbounds (i8, ptr @to, i64 24), ptr align 16 @from, i64 8, i1 false)
; CHECK: declare void @llvm.memcpy
; CHECK: declare void @llvm.memset
define void @f() {
  call void @llvm.memset.p0.i64(ptr getelementptr inbounds (i8, ptr @to, i64 4), i8 0, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr getelementptr inbounds (i8, ptr @to, i64 24), ptr @from, i64 8, i1 false)
  ret void
}
