; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Unordered atomic accesses promise only that they are not torn: the value of an atomic access is known to every later load of the block that is
; not volatile, that of a plain one only to plain loads; stores overwrite and repeat each other as plain ones do.

; CHECK-LABEL: @loads(
; CHECK-NEXT:    %a = load i32, ptr %p
; CHECK-NEXT:    %b = load atomic i32, ptr %p unordered
; CHECK-NEXT:    %1 = add i32 %a, %b
; CHECK-NEXT:    %2 = shl i32 %b, 1
; CHECK-NEXT:    %3 = add i32 %1, %2
define i32 @loads(ptr %p) {
  %a = load i32, ptr %p
  %b = load atomic i32, ptr %p unordered, align 4
  %c = load i32, ptr %p
  %d = load atomic i32, ptr %p unordered, align 4
  %1 = add i32 %a, %b
  %2 = add i32 %c, %d
  %3 = add i32 %1, %2
  ret i32 %3
}

; CHECK-LABEL: @stores(
; CHECK-NEXT:    store i32 3, ptr %p
; CHECK-NEXT:    store atomic i32 4, ptr %p monotonic
; CHECK-NEXT:    ret void
define void @stores(ptr %p) {
  store i32 1, ptr %p
  store atomic i32 2, ptr %p unordered, align 4
  store i32 3, ptr %p
  store atomic i32 4, ptr %p monotonic, align 4
  ret void
}

; CHECK-LABEL: @written_back(
; CHECK-NEXT:    %v = load volatile i32, ptr %p
; CHECK-NEXT:    ret void
define void @written_back(ptr %p) {
  %v = load volatile i32, ptr %p
  store atomic i32 %v, ptr %p unordered, align 4
  ret void
}

; CHECK-LABEL: @inline_copy(
; CHECK-NEXT:    %1 = load i64, ptr %q
; CHECK-NEXT:    store i64 %1, ptr %p
; CHECK-NEXT:    call void @llvm.memset.inline.p0.i64(ptr nonnull align 1 %p, i8 1, i64 12, i1 false)
; CHECK-NEXT:    ret void
define void @inline_copy(ptr %p, ptr %q) {
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr %p, i8 1, i64 12, i1 false)
  ret void
}

; The argument of free gets no attribute.
; CHECK-LABEL: @freed(
; CHECK:         call void @free(ptr %p)
define void @freed(ptr %p) {
  store i32 1, ptr %p
  call void @free(ptr %p)
  ret void
}

declare void @free(ptr allocptr) allockind("free") "alloc-family"="malloc"
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
