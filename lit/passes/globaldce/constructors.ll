; Constructors that only return leave the list, and go.
; RUN: opt-go %s -passes=globaldce -S | FileCheck %s

; CHECK: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @works, ptr null }]
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @idle, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @works, ptr null }]

; CHECK-NOT: @idle
define internal void @idle() {
  ret void
}

declare void @effect()

; CHECK: define internal void @works(
define internal void @works() {
  call void @effect()
  ret void
}
