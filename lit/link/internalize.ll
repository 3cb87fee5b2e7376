; What is linked in becomes internal, but for what llvm.used lists and groups that others can see a member of; what was there before stays visible.
; RUN: opt-go %s -link=%S/Inputs/internalize.ll -internalize -S | FileCheck %s
; CHECK: $pair = comdat nodeduplicate
; CHECK: @counter = internal global i32 1
; CHECK: @pair = internal global i32 2, comdat
; CHECK: define i32 @main()
; CHECK: define i32 @listed()
; CHECK: define internal i32 @helper()
; CHECK: define internal i32 @alone()
; CHECK-NEXT: ret
; CHECK: define internal i32 @of.pair() comdat($pair)
declare i32 @helper()

define i32 @main() {
  %x = call i32 @helper()
  ret i32 %x
}
