; RUN: opt-go -passes='early-cse<memssa>' -S %s | FileCheck %s
; RUN: opt-go -passes='early-cse<memssa>' -earlycse-mssa-optimization-cap=0 -S %s | FileCheck %s --check-prefix=NONE

; How often MemorySSA is asked can be set.

; CHECK-LABEL: @f(
; CHECK: add i32 %a, %a
; NONE-LABEL: @f(
; NONE: add i32 %a, %b
define i32 @f(ptr noalias %p, ptr noalias %q) {
  %a = load i32, ptr %p
  store i32 2, ptr %q
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
}
