; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A memset absorbs the stores after it, and merges with another one.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: @store(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 12
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 13, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @store(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 12, i1 false)
  store i8 0, ptr %a
  ret void
}

; CHECK-LABEL: @memset(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 10
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 %v, i64 22, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @memset(ptr %p, i8 %v) {
  %a = getelementptr i8, ptr %p, i64 10
  call void @llvm.memset.p0.i64(ptr %a, i8 %v, i64 12, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 %v, i64 12, i1 false)
  ret void
}
