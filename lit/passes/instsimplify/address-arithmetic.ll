; Arithmetic on addresses of variables becomes constant expressions, as far as these exist: add, sub, mul and xor.
; Alignment decides masks, and one object has distances.
; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s

@g = global i32 5, align 4
@h = global [8 x i32] zeroinitializer, align 16

; CHECK-LABEL: @vec(
; CHECK-NEXT: ret <2 x i64> <i64 add (i64 ptrtoint (ptr @g to i64), i64 5), i64 add (i64 ptrtoint (ptr @h to i64), i64 4)>
define <2 x i64> @vec(){
  %r = add <2 x i64> <i64 ptrtoint (ptr @g to i64), i64 4>, <i64 5, i64 ptrtoint (ptr @h to i64)>
  ret <2 x i64> %r
}
