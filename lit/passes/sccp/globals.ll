; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; Loads from constant memory are constants; a load from null is never executed.

@table = constant [4 x i32] [i32 3, i32 5, i32 7, i32 9]

; CHECK-LABEL: @table.at(
; CHECK-NEXT:  ret i32 7
; CHECK-NEXT: }
define i32 @table.at() {
  %i = add i64 1, 1
  %p = getelementptr [4 x i32], ptr @table, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}
