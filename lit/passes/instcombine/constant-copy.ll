; A local array that holds nothing but a copy of a constant is the constant.
; RUN: opt-go %s -passes=instcombine | FileCheck %s

@t = internal unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 4
@v = internal unnamed_addr global [5 x i32] zeroinitializer, align 4
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @reads(ptr nocapture readonly)
declare void @keeps(ptr readonly)

; CHECK-LABEL: @table(
; CHECK-NEXT: %p = getelementptr inbounds [5 x i32], ptr @t, i64 0, i64 %i
; CHECK-NEXT: %v = load i32, ptr %p
; CHECK-NEXT: call void @reads(ptr {{.*}}@t)
define i32 @table(i64 %i) {
  %a = alloca [5 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @t, i64 20, i1 false)
  %p = getelementptr inbounds [5 x i32], ptr %a, i64 0, i64 %i
  %v = load i32, ptr %p
  call void @reads(ptr readonly nocapture %a)
  ret i32 %v
}

; Not if the memory is written elsewhere, the source is too small, or the address escapes.
; CHECK-LABEL: @written(
; CHECK: alloca
define i32 @written(i64 %i) {
  %a = alloca [5 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @t, i64 20, i1 false)
  %p = getelementptr inbounds [5 x i32], ptr %a, i64 0, i64 %i
  store i32 9, ptr %p
  %v = load i32, ptr %a
  ret i32 %v
}

; CHECK-LABEL: @variable(
; CHECK: alloca
define i32 @variable(i64 %i) {
  %a = alloca [5 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @v, i64 20, i1 false)
  %p = getelementptr inbounds [5 x i32], ptr %a, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: @larger(
; CHECK: alloca
define i32 @larger(i64 %i) {
  %a = alloca [6 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @t, i64 20, i1 false)
  %p = getelementptr inbounds [6 x i32], ptr %a, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: @kept(
; CHECK: alloca
define void @kept() {
  %a = alloca [5 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @t, i64 20, i1 false)
  call void @keeps(ptr readonly %a)
  ret void
}
