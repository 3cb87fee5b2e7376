; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; The size of a type, written as an offset from null, is a constant that other operations fold with.

; CHECK-LABEL: define i64 @times(
; CHECK-NEXT:    ret i64 52
define i64 @times() {
  %m = mul nuw i64 ptrtoint (ptr getelementptr (i32, ptr null, i32 1) to i64), 13
  ret i64 %m
}

; CHECK-LABEL: define i32 @narrow(
; CHECK-NEXT:    ret i32 13
define i32 @narrow() {
  %m = mul i64 13, ptrtoint (ptr getelementptr (i8, ptr null, i32 1) to i64)
  %t = trunc i64 %m to i32
  ret i32 %t
}
