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

; What is added may be a constant: nothing of it is computed in the program.
; CHECK-LABEL: @constant(
; CHECK-NOT: sext i32 1
; CHECK: %q = getelementptr {{.*}}[400 x double], ptr %p, i64 1
define void @constant(ptr %a, i32 %i, ptr %out) {
  %w = sext i32 %i to i64
  %p = getelementptr inbounds [400 x double], ptr %a, i64 %w
  store ptr %p, ptr %out, align 8
  %n = add nsw i32 %i, 1
  %nw = sext i32 %n to i64
  %q = getelementptr inbounds [400 x double], ptr %a, i64 %nw
  store ptr %q, ptr %out, align 8
  ret void
}
