; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Behind a constructor that cannot be executed only those of its own priority are.

; CHECK: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 300, ptr @third, ptr null }, { i32, ptr, ptr } { i32 200, ptr @second, ptr null }]
; CHECK: @x = local_unnamed_addr global i32 0
; CHECK: @y = local_unnamed_addr global i32 2
; CHECK: declare void @outside() local_unnamed_addr
;
; CHECK: define internal void @second() {
; CHECK-NEXT:   call void @outside()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define internal void @third() {
; CHECK-NEXT:   store i32 3, ptr @x, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 300, ptr @third, ptr null }, { i32, ptr, ptr } { i32 200, ptr @second, ptr null }, { i32, ptr, ptr } { i32 200, ptr @alsosecond, ptr null }]
@x = global i32 0
@y = global i32 0
declare void @outside()
define internal void @second() {
  call void @outside()
  ret void
}
define internal void @alsosecond() {
  store i32 2, ptr @y
  ret void
}
define internal void @third() {
  store i32 3, ptr @x
  ret void
}
