; RUN: opt-go %s -passes=strip-dead-prototypes -S | FileCheck %s
;
; Unused declarations of functions and variables are removed; definitions stay.

; CHECK: @used = external global i32
; CHECK: @defined = global i32 1
; CHECK: @table = global [1 x ptr] [ptr @in.table]
;
; CHECK: declare void @in.table()
;
; CHECK: declare void @called()
;
; CHECK: define ptr @f() {
; CHECK-NEXT:   call void @called()
; CHECK-NEXT:   ret ptr @used
; CHECK-NEXT: }

@used = external global i32
@unused = external global i32
@defined = global i32 1
@table = global [1 x ptr] [ptr @in.table]
declare void @in.table()
declare void @called()
declare void @not.called()
declare void @llvm.assume(i1)
define ptr @f() {
  call void @called()
  ret ptr @used
}
