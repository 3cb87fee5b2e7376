; RUN: opt-go %s -passes=memcpyopt -mtriple=nvptx64-nvidia-cuda -S | FileCheck %s
;
; Without a C library no call comes about where there was none; calls that are there are improved.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @stores(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   store i64 0, ptr %p, align 8
; CHECK-NEXT:   store i64 0, ptr %a, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @stores(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 8
  store i64 0, ptr %p
  store i64 0, ptr %a
  ret void
}

; CHECK-LABEL: @self(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @self(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 16, i1 false)
  ret void
}
