; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; An address that an access computes for nothing stays: its index has no scale.

; CHECK-LABEL: @f(
; CHECK-NEXT: %q = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT: call void @keep(ptr %q)
; CHECK-NEXT: %s = add i64 %i, %j
; CHECK-NEXT: %r = getelementptr i8, ptr %p, i64 %s
; CHECK-NEXT: call void @keep(ptr %r)
; CHECK-NEXT: ret void

declare void @use(i32)
declare void @keep(ptr)

define void @f(ptr %p, i64 %i, i64 %j) {
  %q = getelementptr i8, ptr %p, i64 %i
  call void @keep(ptr %q)
  %s = add i64 %i, %j
  %r = getelementptr i8, ptr %p, i64 %s
  call void @keep(ptr %r)
  ret void
}
