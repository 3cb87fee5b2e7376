; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; Stores to objects that are dead after the function: allocas, byval parameters, allocations that do not escape.

declare noalias ptr @malloc(i64)
declare void @free(ptr nocapture)
declare void @use(ptr)
declare i32 @read(ptr nocapture) nounwind willreturn memory(argmem: read)

; CHECK-LABEL: @alloca(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @alloca() {
  %a = alloca i32
  store i32 1, ptr %a
  ret void
}

; CHECK-LABEL: @alloca_read(
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   %x = call i32 @read(ptr %a)
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @alloca_read() {
  %a = alloca i32
  store i32 1, ptr %a
  %x = call i32 @read(ptr %a)
  store i32 2, ptr %a
  ret i32 %x
}

; CHECK-LABEL: @alloca_escaped(
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @alloca_escaped() {
  %a = alloca i32
  call void @use(ptr %a)
  store i32 1, ptr %a
  ret void
}

; CHECK-LABEL: @byval(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @byval(ptr byval(i32) %p) {
  store i32 1, ptr %p
  ret void
}

; CHECK-LABEL: @returned(
; CHECK-NEXT:   %m = call ptr @malloc(i64 4)
; CHECK-NEXT:   store i32 1, ptr %m, align 4
; CHECK-NEXT:   ret ptr %m
; CHECK-NEXT: }
define ptr @returned() {
  %m = call ptr @malloc(i64 4)
  store i32 1, ptr %m
  ret ptr %m
}

; CHECK-LABEL: @freed(
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @freed(ptr %p) {
  store i32 1, ptr %p
  call void @free(ptr %p)
  ret void
}
