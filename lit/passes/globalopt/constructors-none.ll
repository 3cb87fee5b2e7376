; RUN: opt-go %s -passes=globalopt -S | FileCheck %s

; CHECK: @llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

define void @f() {
  ret void
}
