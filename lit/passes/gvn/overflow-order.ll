; RUN: opt-go -passes=gvn -S %s | FileCheck %s

; The sum that an operation with overflow yields is the plain sum of the operands as they stand there.

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

; CHECK-LABEL: @same(
; CHECK-NOT: = add
; CHECK: ret i32
define i32 @same(i32 %x, i32 %y, ptr %p) {
  %a = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
  %b = extractvalue { i32, i1 } %a, 0
  %c = add i32 %x, %y
  store i32 %c, ptr %p
  ret i32 %b
}

; CHECK-LABEL: @swapped(
; CHECK: %c = add i32 %x, %y
define i32 @swapped(i32 %x, i32 %y, ptr %p) {
  %c = add i32 %x, %y
  store i32 %c, ptr %p
  %a = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %y, i32 %x)
  %b = extractvalue { i32, i1 } %a, 0
  ret i32 %b
}
