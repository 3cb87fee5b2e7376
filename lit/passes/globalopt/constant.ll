; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; A variable that is only loaded is constant, and its loads are its value; one whose address is computed at run time keeps its memory.

; CHECK: @table = internal unnamed_addr constant [3 x i32] [i32 5, i32 6, i32 7]
;
; CHECK: define i32 @f(i64 %i) local_unnamed_addr {
; CHECK-NEXT:   %p = getelementptr [3 x i32], ptr @table, i64 0, i64 %i
; CHECK-NEXT:   %w = load i32, ptr %p, align 4
; CHECK-NEXT:   %r = add i32 16, %w
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

@size = internal global i32 16
@table = internal global [3 x i32] [i32 5, i32 6, i32 7]
define i32 @f(i64 %i) {
  %v = load i32, ptr @size
  %p = getelementptr [3 x i32], ptr @table, i64 0, i64 %i
  %w = load i32, ptr %p
  %r = add i32 %v, %w
  ret i32 %r
}
