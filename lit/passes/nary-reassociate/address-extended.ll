; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; An index that is extended is split where its sum does not overflow.

; CHECK-LABEL: @f(
; CHECK-NEXT: %w = sext i32 %a to i64
; CHECK-NEXT: %q = getelementptr i32, ptr %p, i64 %w
; CHECK-NEXT: call void @keep(ptr %q)
; CHECK-NEXT: %1 = sext i32 %b to i64
; CHECK-NEXT: %r = getelementptr i32, ptr %q, i64 %1
; CHECK-NEXT: call void @keep(ptr %r)
; CHECK-NEXT: %s2 = add i32 %a, %c
; CHECK-NEXT: %ws2 = sext i32 %s2 to i64
; CHECK-NEXT: %r2 = getelementptr i32, ptr %p, i64 %ws2
; CHECK-NEXT: call void @keep(ptr %r2)
; CHECK-NEXT: ret void

declare void @use(i32)
declare void @keep(ptr)

define void @f(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, i1 %e) {
  %w = sext i32 %a to i64
  %q = getelementptr i32, ptr %p, i64 %w
  call void @keep(ptr %q)
  %s = add nsw i32 %a, %b
  %ws = sext i32 %s to i64
  %r = getelementptr i32, ptr %p, i64 %ws
  call void @keep(ptr %r)
  %s2 = add i32 %a, %c
  %ws2 = sext i32 %s2 to i64
  %r2 = getelementptr i32, ptr %p, i64 %ws2
  call void @keep(ptr %r2)
  ret void
}
