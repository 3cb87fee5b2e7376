; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; Writes of atomic elements lose whole elements; masked stores cover others of the same lanes.

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)

; CHECK-LABEL: @begin(
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i8, ptr %p, i64 4
; CHECK-NEXT:    call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 [[P]], i8 0, i64 24, i32 4)
define void @begin(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %p, i8 0, i64 28, i32 4)
  store i32 1, ptr %p, align 4
  ret void
}

; 28 bytes are no number of elements of 8 bytes.
; CHECK-LABEL: @half(
; CHECK-NEXT:    call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 8 %p, i8 0, i64 32, i32 8)
define void @half(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 8 %p, i8 0, i64 32, i32 8)
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK-LABEL: @last(
; CHECK-NEXT:    %q = getelementptr
; CHECK-NEXT:    call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 8 %p, i8 0, i64 24, i32 8)
define void @last(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 24
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 8 %p, i8 0, i64 32, i32 8)
  store i64 1, ptr %q, align 8
  ret void
}

; CHECK-LABEL: @masked(
; CHECK-NEXT:    call void @llvm.masked.store.v4i32.p0(<4 x i32> %w, ptr %p, i32 4, <4 x i1> %m)
; CHECK-NEXT:    ret void
define void @masked(<4 x i32> %v, <4 x i32> %w, ptr %p, <4 x i1> %m) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %w, ptr %p, i32 4, <4 x i1> %m)
  ret void
}

; CHECK-LABEL: @other_mask(
; CHECK-NEXT:    call void @llvm.masked.store.v4i32.p0(<4 x i32> %v
; CHECK-NEXT:    call void @llvm.masked.store.v4i32.p0(<4 x i32> %w
define void @other_mask(<4 x i32> %v, <4 x i32> %w, ptr %p, <4 x i1> %m, <4 x i1> %n) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %w, ptr %p, i32 4, <4 x i1> %n)
  ret void
}
