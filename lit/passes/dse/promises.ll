; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; A memset that begins later has fewer dereferenceable bytes.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: @promises_less(
; CHECK-NEXT:   %1 = getelementptr inbounds i8, ptr %p, i64 8
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %1, i8 0, i64 24, i1 false)
; CHECK-NEXT:   store i64 1, ptr %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @promises_less(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %p, i8 0, i64 32, i1 false)
  store i64 1, ptr %p, align 8
  ret void
}
