; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

; Constant steps from one address to the next all start at the first, also where the addresses between are used.

declare void @use(ptr)

; CHECK-LABEL: @chain(
; CHECK: %a = getelementptr inbounds i8, ptr %p, i64 4
; CHECK: %b = getelementptr inbounds i8, ptr %p, i64 10
; CHECK: %c = getelementptr i8, ptr %p, i64 11
; CHECK: ret ptr %p
define ptr @chain(ptr %p) {
  %a = getelementptr inbounds i32, ptr %p, i64 1
  call void @use(ptr %a)
  %b = getelementptr inbounds i16, ptr %a, i64 3
  call void @use(ptr %b)
  %c = getelementptr i8, ptr %b, i64 1
  call void @use(ptr %c)
  %d = getelementptr i8, ptr %c, i64 -11
  ret ptr %d
}
