; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; A local alias is replaced by its aliasee; an external one gives its name to an aliasee that has no other uses.

; CHECK: @x = global i32 0
; CHECK: @y = internal global i32 0
; CHECK: @outer = dso_local global i32 0
; CHECK: @internal = internal alias i32, ptr @x
; CHECK: @far = alias i32, ptr @y
; CHECK: @weak = weak dso_local alias i32, ptr @y
; CHECK: declare void @sink(ptr) local_unnamed_addr
;
; CHECK: define void @f() local_unnamed_addr {
; CHECK-NEXT:   call void @sink(ptr @internal)
; CHECK-NEXT:   call void @sink(ptr @outer)
; CHECK-NEXT:   call void @sink(ptr @far)
; CHECK-NEXT:   call void @sink(ptr @weak)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@internal = internal alias i32, ptr @x
@outer = dso_local alias i32, ptr @inner
@far = alias i32, ptr @y
@weak = weak dso_local alias i32, ptr @y
@x = global i32 0
@y = internal global i32 0
@inner = internal global i32 0
declare void @sink(ptr)
define void @f() {
  call void @sink(ptr @internal)
  call void @sink(ptr @outer)
  call void @sink(ptr @far)
  call void @sink(ptr @weak)
  ret void
}
