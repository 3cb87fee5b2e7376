; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; Stores of one byte to adjacent addresses become a memset after the last of them.

; CHECK-LABEL: @words(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   %b = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   %c = getelementptr i8, ptr %p, i64 12
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @words(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4
  %b = getelementptr i8, ptr %p, i64 8
  %c = getelementptr i8, ptr %p, i64 12
  store i32 0, ptr %b
  store i32 0, ptr %p
  store i32 0, ptr %c
  store i32 0, ptr %a
  ret void
}

; CHECK-LABEL: @bytes(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   %b = getelementptr i8, ptr %p, i64 2
; CHECK-NEXT:   %c = getelementptr i8, ptr %p, i64 3
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %v, i64 4, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @bytes(ptr %p, i8 %v) {
  %a = getelementptr i8, ptr %p, i64 1
  %b = getelementptr i8, ptr %p, i64 2
  %c = getelementptr i8, ptr %p, i64 3
  store i8 %v, ptr %p
  store i8 %v, ptr %a
  store i8 %v, ptr %b
  store i8 %v, ptr %c
  ret void
}
