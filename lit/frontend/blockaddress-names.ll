; Where addresses of blocks with and without names are taken, all these blocks get names: LLVM 19 reads the address of %named as that of another.
; RUN: opt-go -passes=no-op-module -S %s | FileCheck %s

; CHECK: @table = constant [3 x ptr] [ptr blockaddress(@f, %taken), ptr blockaddress(@f, %named), ptr blockaddress(@f, %taken1)]
@table = constant [3 x ptr] [ptr blockaddress(@f, %2), ptr blockaddress(@f, %named), ptr blockaddress(@f, %3)]

; Numbers alone are read as they should be.
; CHECK: @numbers = constant [2 x ptr] [ptr blockaddress(@g, %2), ptr blockaddress(@g, %3)]
@numbers = constant [2 x ptr] [ptr blockaddress(@g, %2), ptr blockaddress(@g, %3)]

; CHECK: indirectbr ptr %0, [label %taken, label %named, label %taken1]
define i32 @f(ptr %0) {
  indirectbr ptr %0, [label %2, label %named, label %3]

2:
  ret i32 1

named:
  ret i32 2

3:
  ret i32 3
}

define i32 @g(ptr %0) {
  indirectbr ptr %0, [label %2, label %3]

2:
  ret i32 1

3:
  ret i32 3
}
