; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A memset that is partly overwritten fills only the rest, after the copy.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @constant(
; CHECK-NEXT:   %1 = getelementptr i8, ptr %p, i64 12
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %1, i8 0, i64 52, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 12, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @constant(ptr noalias %p, ptr noalias %q) nounwind {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 12, i1 false)
  ret void
}

; CHECK-LABEL: @variable(
; CHECK-NEXT:   %k = or i64 %m, 1
; CHECK-NEXT:   %1 = icmp ule i64 %n, %k
; CHECK-NEXT:   %2 = sub i64 %n, %k
; CHECK-NEXT:   %3 = select i1 %1, i64 0, i64 %2
; CHECK-NEXT:   %4 = getelementptr i8, ptr %p, i64 %k
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 1 %4, i8 0, i64 %3, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 %k, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @variable(ptr noalias %p, ptr noalias %q, i64 %n, i64 %m) nounwind {
  %k = or i64 %m, 1
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 %k, i1 false)
  ret void
}

; Nothing may be copied: then the memset is the same again.
; CHECK-LABEL: @zero(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 %n, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 %m, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @zero(ptr noalias %p, ptr noalias %q, i64 %n, i64 %m) nounwind {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 %m, i1 false)
  ret void
}
