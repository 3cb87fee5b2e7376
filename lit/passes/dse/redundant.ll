; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; Stores of what memory holds already: what was loaded from there, what was stored before, what a branch compared it with.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare noalias ptr @calloc(i64, i64)
declare void @use(ptr)

; CHECK-LABEL: @loaded(
; CHECK-NEXT:   store i32 7, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @loaded(ptr %p, ptr noalias %q) {
  %x = load i32, ptr %p
  store i32 7, ptr %q
  store i32 %x, ptr %p
  ret void
}

; CHECK-LABEL: @loaded_and_changed(
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 7, ptr %q, align 4
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @loaded_and_changed(ptr %p, ptr %q) {
  %x = load i32, ptr %p
  store i32 7, ptr %q
  store i32 %x, ptr %p
  ret void
}

; CHECK-LABEL: @again(
; CHECK-NEXT:   store i32 %v, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @again(ptr %p, i32 %v) {
  store i32 %v, ptr %p
  store i32 %v, ptr %p
  ret void
}

; CHECK-LABEL: @zeroed(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @zeroed(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
  %q = getelementptr i8, ptr %p, i64 8
  store i32 0, ptr %q
  ret void
}

; CHECK-LABEL: @fresh(
; CHECK-NEXT:   %m = call ptr @calloc(i64 4, i64 4)
; CHECK-NEXT:   ret ptr %m
; CHECK-NEXT: }
define ptr @fresh() {
  %m = call ptr @calloc(i64 4, i64 4)
  store i32 0, ptr %m
  ret ptr %m
}

; CHECK-LABEL: @compared(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq i32 %x, %v
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   br label %no
; CHECK: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @compared(ptr %p, i32 %v) {
entry:
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, %v
  br i1 %c, label %yes, label %no

yes:
  store i32 %v, ptr %p
  br label %no

no:
  ret void
}
