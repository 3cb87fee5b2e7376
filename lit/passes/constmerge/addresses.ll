; RUN: opt-go %s -passes=constmerge -S | FileCheck %s
;
; Where both addresses matter there are two.

; CHECK: @a = internal constant i32 5
; CHECK: @b = internal constant i32 5
; CHECK: declare void @use(ptr, ptr)
;
; CHECK: define void @f() {
; CHECK-NEXT:   call void @use(ptr @a, ptr @b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@a = internal constant i32 5
@b = internal constant i32 5
declare void @use(ptr, ptr)
define void @f() {
  call void @use(ptr @a, ptr @b)
  ret void
}
