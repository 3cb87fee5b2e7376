; RUN: opt-go %s -passes=slsr -mtriple=i686-unknown-linux-gnu -S | FileCheck %s -check-prefix=STAYS
; RUN: opt-go %s -passes=slsr -mtriple=x86_64-apple-macosx -S | FileCheck %s -check-prefix=STEPS
; RUN: opt-go %s -passes=slsr -mtriple=x86_64-pc-windows-msvc -S | FileCheck %s -check-prefix=STEPS
;
; With 32 bits all symbols are part of addresses; programs of macOS and Windows may lie anywhere in 64 bits, so that no symbol stands beside a
; scaled register.

@a = internal global [64 x i32] zeroinitializer
@b = external global [64 x i32]

declare void @use(ptr)

; STAYS-LABEL: @symbols(
; STAYS:  %y = getelementptr i32, ptr @a, i64 %j
; STAYS:  %w = getelementptr i32, ptr @b, i64 %j
; STEPS-LABEL: @symbols(
; STEPS:  %y = getelementptr i8, ptr %x, i64 %1
; STEPS:  %w = getelementptr i8, ptr %v, i64 %2
define void @symbols(i64 %i) {
  %x = getelementptr i32, ptr @a, i64 %i
  call void @use(ptr %x)
  %j = shl nsw i64 %i, 1
  %y = getelementptr i32, ptr @a, i64 %j
  call void @use(ptr %y)
  %v = getelementptr i32, ptr @b, i64 %i
  call void @use(ptr %v)
  %w = getelementptr i32, ptr @b, i64 %j
  call void @use(ptr %w)
  ret void
}
