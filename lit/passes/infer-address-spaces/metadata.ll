; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Copies and sets keep what says about aliases and alignment, and lose what is about the old call.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @all(
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   call void @llvm.memset.p3.i64(ptr addrspace(3) align 16 %s, i8 0, i64 16, i1 false), !tbaa !0
; CHECK-NEXT:   call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %s, ptr addrspace(1) %g, i64 16, i1 false), !tbaa.struct !3
; CHECK-NEXT:   call void @llvm.memmove.p3.p3.i64(ptr addrspace(3) %s, ptr addrspace(3) align 2 %s, i64 16, i1 false), !alias.scope !4, !noalias !4
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 16, i1 true)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @all(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  tail call void @llvm.memset.p0.i64(ptr nonnull align 16 %p, i8 0, i64 16, i1 false), !tbaa !0, !unknown !1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 16, i1 false), !tbaa.struct !4
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr align 2 %p, i64 16, i1 false), !alias.scope !1, !noalias !1
  call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 16, i1 true)
  ret void
}

!0 = !{!2, !2, i64 0}
!1 = !{}
!2 = !{!"x", !3}
!3 = !{!"root"}
!4 = !{i64 0, i64 4, !0}
