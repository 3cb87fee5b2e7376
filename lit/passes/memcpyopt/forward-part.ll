; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A copy of a part of a copy reads that part of the original.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; The part is aligned as its offset allows.
; CHECK-LABEL: @part(
; CHECK:         %i = getelementptr inbounds i8, ptr %a, i64 4
; CHECK-NEXT:    %1 = getelementptr inbounds i8, ptr %s, i64 4
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 2 %d, ptr align 4 %1, i64 16, i1 false)
; CHECK-NEXT:    ret void
define void @part(ptr noalias %s, ptr noalias %d) {
  %a = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %s, i64 32, i1 false)
  %i = getelementptr inbounds i8, ptr %a, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %d, ptr align 4 %i, i64 16, i1 false)
  ret void
}

; Both addresses may have an unknown index, if it is the same.
; CHECK-LABEL: @index(
; CHECK:         %1 = getelementptr inbounds i8, ptr %s, i64 8
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 2 %d, ptr align 8 %1, i64 12, i1 false)
define void @index(ptr noalias %s, ptr noalias %d, ptr noalias %a, i64 %n) {
  %i = getelementptr inbounds [4 x i64], ptr %a, i64 %n, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %i, ptr align 8 %s, i64 24, i1 false)
  %j = getelementptr inbounds [4 x i64], ptr %a, i64 %n, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %d, ptr align 4 %j, i64 12, i1 false)
  ret void
}

; A part that begins inside the copied memory and ends after it.
; CHECK-LABEL: @beyond(
; CHECK:         call void @llvm.memcpy.p0.p0.i64(ptr align 2 %d, ptr align 4 %i, i64 16, i1 false)
define void @beyond(ptr noalias %s, ptr noalias %d) {
  %a = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %s, i64 16, i1 false)
  %i = getelementptr inbounds i8, ptr %a, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %d, ptr align 4 %i, i64 16, i1 false)
  ret void
}

; A part that begins before the copied memory.
; CHECK-LABEL: @front(
; CHECK:         call void @llvm.memcpy.p0.p0.i64(ptr align 2 %d, ptr align 8 %a, i64 16, i1 false)
define void @front(ptr noalias %s, ptr noalias %d) {
  %a = alloca [32 x i8], align 8
  %i = getelementptr inbounds i8, ptr %a, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %i, ptr align 8 %s, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %d, ptr align 8 %a, i64 16, i1 false)
  ret void
}

; The part itself must not change in between; the memory before it may.
; CHECK-LABEL: @written(
; CHECK:         %1 = getelementptr inbounds i8, ptr %s, i64 4
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr align 4 %1, i64 16, i1 false)
; CHECK-NEXT:    store i32 0, ptr %z
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr %e, ptr %i, i64 16, i1 false)
; CHECK-NEXT:    ret void
define void @written(ptr noalias %s, ptr noalias %d, ptr noalias %e) {
  %a = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %s, i64 32, i1 false)
  store i32 0, ptr %s
  %z = getelementptr i8, ptr %s, i64 8
  %i = getelementptr inbounds i8, ptr %a, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %i, i64 16, i1 false)
  store i32 0, ptr %z
  call void @llvm.memcpy.p0.p0.i64(ptr %e, ptr %i, i64 16, i1 false)
  ret void
}

; Back to where it came from, and not quite.
; CHECK-LABEL: @back(
; CHECK:         %d = getelementptr inbounds i8, ptr %s, i64 4
; CHECK-NEXT:    %e = getelementptr inbounds i8, ptr %s, i64 8
; CHECK-NEXT:    %1 = getelementptr inbounds i8, ptr %s, i64 4
; CHECK-NEXT:    call void @llvm.memmove.p0.p0.i64(ptr %e, ptr align 4 %1, i64 16, i1 false)
; CHECK-NEXT:    ret void
define void @back(ptr noalias %s) {
  %a = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %s, i64 32, i1 false)
  %i = getelementptr inbounds i8, ptr %a, i64 4
  %d = getelementptr inbounds i8, ptr %s, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %i, i64 16, i1 false)
  %e = getelementptr inbounds i8, ptr %s, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %e, ptr %i, i64 16, i1 false)
  ret void
}

@g = global [8 x i32] zeroinitializer

; The part of a variable is a constant.
; CHECK-LABEL: @variable(
; CHECK:         call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr getelementptr inbounds (i8, ptr @g, i64 4), i64 16, i1 false)
define void @variable(ptr noalias %d) {
  %a = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr @g, i64 32, i1 false)
  %i = getelementptr inbounds i8, ptr %a, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %i, i64 16, i1 false)
  ret void
}
