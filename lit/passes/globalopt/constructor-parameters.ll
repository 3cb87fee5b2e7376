; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; A constructor that declares parameters is not executed: it is called without arguments. Nor is an entry that is all zero.

; CHECK: @set = local_unnamed_addr global i32 0
; CHECK: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }]
@set = global i32 0
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }, { i32, ptr, ptr } zeroinitializer]

define i32 @init(i32 %x) {
  store i32 %x, ptr @set
  ret i32 0
}
