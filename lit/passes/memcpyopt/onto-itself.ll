; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; Where a copy leaves memory as it is, reading what it has read is no better.

@out = global i8 0

; CHECK-LABEL: define void @same_place(
; CHECK:         call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr %part, i64 1, i1 false)
; CHECK-NEXT:    ret void
define void @same_place(ptr %p) {
  %to = getelementptr i8, ptr %p, i64 8
  %from = getelementptr i8, ptr %p, i64 8
  %part = getelementptr i8, ptr %p, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr %part, i64 1, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
