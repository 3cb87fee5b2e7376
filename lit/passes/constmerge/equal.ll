; RUN: opt-go %s -passes=constmerge -S | FileCheck %s
;
; Equal constants are one, if the address of one of them does not matter; its alignment is the larger one.

; CHECK: @b = private constant [3 x i8] c"hi\00", align 4
; CHECK: @d = private unnamed_addr constant [3 x i8] c"ho\00"
; CHECK: declare void @use(ptr, ptr, ptr, ptr)
;
; CHECK: define void @f() {
; CHECK-NEXT:   call void @use(ptr @b, ptr @b, ptr @b, ptr @d)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@a = private unnamed_addr constant [3 x i8] c"hi\00"
@b = private unnamed_addr constant [3 x i8] c"hi\00", align 4
@c = internal constant [3 x i8] c"hi\00"
@d = private unnamed_addr constant [3 x i8] c"ho\00"
declare void @use(ptr, ptr, ptr, ptr)
define void @f() {
  call void @use(ptr @a, ptr @b, ptr @c, ptr @d)
  ret void
}
