; RUN: opt-go %s -passes=constmerge -S | FileCheck %s
;
; An external constant replaces an equal local one; two external ones stay.

; CHECK: @b = constant i32 5
; CHECK: @c = unnamed_addr constant i32 5
; CHECK: declare void @use(ptr, ptr, ptr)
;
; CHECK: define void @f() {
; CHECK-NEXT:   call void @use(ptr @c, ptr @b, ptr @c)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@a = private unnamed_addr constant i32 5
@b = constant i32 5
@c = unnamed_addr constant i32 5
declare void @use(ptr, ptr, ptr)
define void @f() {
  call void @use(ptr @a, ptr @b, ptr @c)
  ret void
}
