; The select of two loads that takes the place of a load through a select has no weights, as in LLVM.
; RUN: opt-go -passes=sroa -S %s | FileCheck %s

; CHECK: %v.sroa.speculated = select i1 %c, i32 %x, i32 %y{{$}}
define i32 @f(i1 %c, i32 %x, i32 %y) {
  %a = alloca i32
  %b = alloca i32
  store i32 %x, ptr %a
  store i32 %y, ptr %b
  %s = select i1 %c, ptr %a, ptr %b, !prof !0
  %v = load i32, ptr %s
  ret i32 %v
}

!0 = !{!"branch_weights", i32 2, i32 7}
