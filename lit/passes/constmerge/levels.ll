; RUN: opt-go %s -passes=constmerge -S | FileCheck %s
;
; Constants that refer to merged ones are then equal too.

; CHECK: @b = private unnamed_addr constant i32 5
; CHECK: @pb = private unnamed_addr constant ptr @b
; CHECK: declare void @use(ptr, ptr)
;
; CHECK: define void @f() {
; CHECK-NEXT:   call void @use(ptr @pb, ptr @pb)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@a = private unnamed_addr constant i32 5
@b = private unnamed_addr constant i32 5
@pa = private unnamed_addr constant ptr @a
@pb = private unnamed_addr constant ptr @b
declare void @use(ptr, ptr)
define void @f() {
  call void @use(ptr @pa, ptr @pb)
  ret void
}
