; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; &p[a + b] is &(&p[a])[b] where &p[a] is there.

; CHECK-LABEL: @f(
; CHECK-NEXT: %q = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT: call void @keep(ptr %q)
; CHECK-NEXT: %r = getelementptr i32, ptr %q, i64 %j
; CHECK-NEXT: call void @keep(ptr %r)
; CHECK-NEXT: ret void

declare void @use(i32)
declare void @keep(ptr)

define void @f(ptr %p, i64 %i, i64 %j) {
  %q = getelementptr i32, ptr %p, i64 %i
  call void @keep(ptr %q)
  %s = add i64 %i, %j
  %r = getelementptr i32, ptr %p, i64 %s
  call void @keep(ptr %r)
  ret void
}
