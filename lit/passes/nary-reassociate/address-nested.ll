; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; An index that is not the last: the rest is scaled by the row.

; CHECK-LABEL: @f(
; CHECK-NEXT: %q = getelementptr [8 x i32], ptr %p, i64 %i, i64 %k
; CHECK-NEXT: call void @keep(ptr %q)
; CHECK-NEXT: %1 = mul i64 %j, 8
; CHECK-NEXT: %r = getelementptr i32, ptr %q, i64 %1
; CHECK-NEXT: call void @keep(ptr %r)
; CHECK-NEXT: ret void

declare void @use(i32)
declare void @keep(ptr)

define void @f(ptr %p, i64 %i, i64 %j, i64 %k) {
  %q = getelementptr [8 x i32], ptr %p, i64 %i, i64 %k
  call void @keep(ptr %q)
  %s = add i64 %i, %j
  %r = getelementptr [8 x i32], ptr %p, i64 %s, i64 %k
  call void @keep(ptr %r)
  ret void
}
