; A product of an address and an address in scalable vectors stay instructions: LLVM 20 and later have no constant expressions for them.
; RUN: opt-go %s -passes=instsimplify | FileCheck %s

@g = global i32 0

; CHECK-LABEL: @product
; CHECK-NEXT: %m = mul i64 ptrtoint (ptr @g to i64), 3
; CHECK-NEXT: ret i64 %m
define i64 @product() {
  %m = mul i64 ptrtoint (ptr @g to i64), 3
  ret i64 %m
}

; CHECK-LABEL: @sum
; CHECK-NEXT: ret i64 add (i64 ptrtoint (ptr @g to i64), i64 3)
define i64 @sum() {
  %m = add i64 ptrtoint (ptr @g to i64), 3
  ret i64 %m
}

; CHECK-LABEL: @scalable
; CHECK-NEXT: %p = getelementptr <vscale x 4 x i32>, ptr @g, i64 1
; CHECK-NEXT: ret ptr %p
define ptr @scalable() {
  %p = getelementptr <vscale x 4 x i32>, ptr @g, i64 1
  ret ptr %p
}
