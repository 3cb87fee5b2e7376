; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; A memset or memcpy that is overwritten at one end becomes shorter, in steps of its alignment; a memmove and a memcpy's beginning stay.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @end(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 24, i1 false)
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 24
; CHECK-NEXT:   store i64 1, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @end(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 32, i1 false)
  %q = getelementptr i8, ptr %p, i64 24
  store i64 1, ptr %q
  ret void
}

; CHECK-LABEL: @end_unaligned(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 24, i1 false)
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 20
; CHECK-NEXT:   store i64 1, ptr %q, align 4
; CHECK-NEXT:   %r = getelementptr i8, ptr %p, i64 28
; CHECK-NEXT:   store i32 1, ptr %r, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @end_unaligned(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 32, i1 false)
  %q = getelementptr i8, ptr %p, i64 20
  store i64 1, ptr %q
  %r = getelementptr i8, ptr %p, i64 28
  store i32 1, ptr %r
  ret void
}

; CHECK-LABEL: @begin(
; CHECK-NEXT:   %1 = getelementptr inbounds i8, ptr %p, i64 8
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %1, i8 0, i64 24, i1 false)
; CHECK-NEXT:   store i64 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @begin(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 32, i1 false)
  store i64 1, ptr %p
  ret void
}

; CHECK-LABEL: @begin_of_copy(
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %s, i64 32, i1 false)
; CHECK-NEXT:   store i64 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @begin_of_copy(ptr %p, ptr noalias %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %s, i64 32, i1 false)
  store i64 1, ptr %p
  ret void
}

; CHECK-LABEL: @end_of_copy(
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %s, i64 24, i1 false)
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 24
; CHECK-NEXT:   store i64 1, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @end_of_copy(ptr %p, ptr noalias %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %s, i64 32, i1 false)
  %q = getelementptr i8, ptr %p, i64 24
  store i64 1, ptr %q
  ret void
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 32, i1 true)
; CHECK-NEXT:   store i64 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @volatile(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 32, i1 true)
  store i64 1, ptr %p
  ret void
}
