; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; A store is dead when all its bytes are stored again before anything reads them: by a store as wide or wider, by several together,
; by a memset.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: @twice(
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @twice(ptr %p) {
  store i32 1, ptr %p
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: @wider(
; CHECK-NEXT:   store i64 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @wider(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %q
  store i64 2, ptr %p
  ret void
}

; CHECK-LABEL: @together(
; CHECK-NEXT:   store i64 12884901895, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @together(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store i64 1, ptr %p
  store i32 7, ptr %p
  store i32 3, ptr %q
  ret void
}

; CHECK-LABEL: @by_memset(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @by_memset(ptr %p) {
  store i32 1, ptr %p
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: @read_between(
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @read_between(ptr %p, ptr %q) {
  store i32 1, ptr %p
  %x = load i32, ptr %q
  store i32 2, ptr %p
  ret i32 %x
}

; CHECK-LABEL: @other_read_between(
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @other_read_between(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  %x = load i32, ptr %q
  store i32 2, ptr %p
  ret i32 %x
}
