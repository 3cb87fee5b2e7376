; Tables of 4-byte distances, as clang makes them of switches that give strings, and values that inline assembly without text hides.
; RUN: opt-go %s -emit=vliw -o %t.s
; RUN: FileCheck %s --input-file=%t.s
; RUN: vliw-run %t.s -func second -ret i64 | FileCheck %s --check-prefix=VALUE
; VALUE: 50
; CHECK: .data table
; CHECK-NEXT: .diff4 a, table
; CHECK-NEXT: .diff4 b+1, table
@a = private constant [2 x i8] c"1\00"
@b = private constant [3 x i8] c"x2\00"
@table = private constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @table to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @b, i64 1) to i64), i64 ptrtoint (ptr @table to i64)) to i32)]
declare ptr @llvm.load.relative.i64(ptr, i64)
define i64 @second() {
  %k = call i64 asm sideeffect "", "=r,0,~{memory}"(i64 4)
  %p = call ptr @llvm.load.relative.i64(ptr @table, i64 %k)
  %c = load i8, ptr %p
  %r = zext i8 %c to i64
  ret i64 %r
}
