; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A gap makes two memsets; two stores alone are left to the code generator.

; CHECK-LABEL: @gap(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   %b = getelementptr i8, ptr %p, i64 32
; CHECK-NEXT:   %c = getelementptr i8, ptr %p, i64 40
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 16, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %b, i8 0, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @gap(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 8
  %b = getelementptr i8, ptr %p, i64 32
  %c = getelementptr i8, ptr %p, i64 40
  store i64 0, ptr %p
  store i64 0, ptr %b
  store i64 0, ptr %a
  store i64 0, ptr %c
  ret void
}

; CHECK-LABEL: @two(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   store i32 0, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @two(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4
  store i32 0, ptr %p
  store i32 0, ptr %a
  ret void
}
