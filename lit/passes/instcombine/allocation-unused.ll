; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Memory that is allocated, perhaps written, and freed, but never read.

target triple = "x86_64-unknown-linux-gnu"

declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") "alloc-family"="malloc"
declare noalias ptr @calloc(i64, i64) allockind("alloc,zeroed") "alloc-family"="malloc"
declare ptr @realloc(ptr allocptr, i64) allockind("realloc") "alloc-family"="malloc"
declare void @free(ptr allocptr) allockind("free") "alloc-family"="malloc"
declare noalias ptr @aligned_alloc(i64, i64) allockind("alloc,uninitialized,aligned") "alloc-family"="malloc"
declare noalias nonnull ptr @_Znwm(i64)
declare void @_ZdlPvm(ptr, i64)
declare void @_ZdaPv(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i32 @personality(...)
@known = external global ptr

; CHECK-LABEL: @pair(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @pair(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  call void @free(ptr %p)
  ret void
}

; CHECK-LABEL: @succeeds(
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @succeeds(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  %c = icmp eq ptr %p, null
  call void @free(ptr %p)
  ret i1 %c
}

; CHECK-LABEL: @compared_with_others(
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @compared_with_others(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  %l = load ptr, ptr @known
  %c = icmp ne ptr %p, %l
  call void @free(ptr %p)
  ret i1 %c
}

; The parameter may be the address where it comes to lie.
; CHECK-LABEL: @compared_with_anything(
; CHECK-NEXT:   %p = call ptr @malloc(i64 %n)
; CHECK-NEXT:   %c = icmp ne ptr %p, %q
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @compared_with_anything(i64 %n, ptr %q) {
  %p = call ptr @malloc(i64 %n)
  %c = icmp ne ptr %p, %q
  call void @free(ptr %p)
  ret i1 %c
}

; Alignment may make it fail.
; CHECK-LABEL: @aligned(
; CHECK-NEXT:   %p = call ptr @aligned_alloc(i64 3, i64 %n)
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @aligned(i64 %n) {
  %p = call ptr @aligned_alloc(i64 3, i64 %n)
  %c = icmp eq ptr %p, null
  call void @free(ptr %p)
  ret i1 %c
}

; CHECK-LABEL: @written(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @written(i64 %n, ptr %q) {
  %p = call ptr @calloc(i64 %n, i64 4)
  store i32 4, ptr %p
  %g = getelementptr i8, ptr %p, i64 4
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %g, ptr %q, i64 16, i1 false)
  call void @free(ptr %p)
  ret void
}

; CHECK-LABEL: @its_own_address(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @its_own_address(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  %g = getelementptr i8, ptr %p, i64 %n
  store ptr %g, ptr %p
  call void @free(ptr %p)
  ret void
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT:   %p = call ptr @malloc(i64 %n)
; CHECK-NEXT:   store volatile i32 4, ptr %p, align 4
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @volatile(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  store volatile i32 4, ptr %p
  call void @free(ptr %p)
  ret void
}

; CHECK-LABEL: @read(
; CHECK-NEXT:   %p = call ptr @calloc(i64 %n, i64 1)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %q, ptr noundef nonnull align 1 dereferenceable(16) %p, i64 16, i1 false)
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @read(i64 %n, ptr %q) {
  %p = call ptr @calloc(i64 %n, i64 1)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 16, i1 false)
  call void @free(ptr %p)
  ret void
}

; CHECK-LABEL: @grown(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @grown(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  %r = call ptr @realloc(ptr %p, i64 64)
  store i8 1, ptr %r
  call void @free(ptr %r)
  ret void
}

; CHECK-LABEL: @size(
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
define i64 @size() {
  %p = call ptr @malloc(i64 20)
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 false, i1 false)
  call void @free(ptr %p)
  ret i64 %s
}

; CHECK-LABEL: @new(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @new(i64 %n) {
  %p = call ptr @_Znwm(i64 %n) builtin
  store i8 1, ptr %p
  call void @_ZdlPvm(ptr %p, i64 %n) builtin
  ret void
}

; CHECK-LABEL: @other_family(
; CHECK-NEXT:   %p = call ptr @_Znwm(i64 %n)
; CHECK-NEXT:   call void @_ZdaPv(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @other_family(i64 %n) {
  %p = call ptr @_Znwm(i64 %n) builtin
  call void @_ZdaPv(ptr %p) builtin
  ret void
}

; CHECK-LABEL: @replaced_perhaps(
; CHECK-NEXT:   %p = call ptr @_Znwm(i64 %n)
; CHECK-NEXT:   call void @_ZdlPvm(ptr nonnull %p, i64 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @replaced_perhaps(i64 %n) {
  %p = call ptr @_Znwm(i64 %n) nobuiltin
  call void @_ZdlPvm(ptr %p, i64 %n) nobuiltin
  ret void
}

; CHECK-LABEL: @invoked(
; CHECK-NEXT:   invoke void @llvm.donothing()
; CHECK-NEXT:   to label %on unwind label %pad
; CHECK:        on:
; CHECK-NEXT:   ret void
; CHECK:        pad:
; CHECK-NEXT:   %l = landingpad { ptr, i32 }
; CHECK-NEXT:   cleanup
; CHECK-NEXT:   resume { ptr, i32 } %l
; CHECK-NEXT: }
define void @invoked() personality ptr @personality {
  %p = invoke ptr @_Znwm(i64 4) builtin to label %on unwind label %pad
on:
  store i32 1, ptr %p
  call void @_ZdlPvm(ptr %p, i64 4) builtin
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK-LABEL: @free_null(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @free_null() {
  call void @free(ptr null)
  ret void
}

; CHECK-LABEL: @grown_for_nothing(
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @grown_for_nothing(ptr %p) {
  %r = call ptr @realloc(ptr %p, i64 64)
  call void @free(ptr %r)
  ret void
}
