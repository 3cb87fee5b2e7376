; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Memory that does not change after its initialisation is constant; a memset that changes nothing does not hinder.

; CHECK: @llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
; CHECK: @x = local_unnamed_addr constant i32 7
; CHECK: @z = local_unnamed_addr global [8 x i8] zeroinitializer

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]
@x = global i32 0
@z = global [8 x i8] zeroinitializer
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define internal void @init() {
  call void @llvm.memset.p0.i64(ptr @z, i8 0, i64 8, i1 false)
  store i32 7, ptr @x
  call ptr @llvm.invariant.start.p0(i64 4, ptr @x)
  ret void
}
