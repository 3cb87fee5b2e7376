; RUN: opt-go %s -passes='early-cse<memssa>' -memssa-check-limit=7 -S | FileCheck %s
; RUN: opt-go %s -passes='early-cse<memssa>' -memssa-check-limit=6 -S | FileCheck %s --check-prefix=SHORT
;
; Between store and load there are six others: the seventh visited store is the load's clobber. As opt-19 with the same option.

; CHECK: ret i32 1
; SHORT: ret i32 %v
define i32 @f(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  %g0 = getelementptr i32, ptr %q, i64 0
  store i32 0, ptr %g0
  %g1 = getelementptr i32, ptr %q, i64 1
  store i32 1, ptr %g1
  %g2 = getelementptr i32, ptr %q, i64 2
  store i32 2, ptr %g2
  %g3 = getelementptr i32, ptr %q, i64 3
  store i32 3, ptr %g3
  %g4 = getelementptr i32, ptr %q, i64 4
  store i32 4, ptr %g4
  %g5 = getelementptr i32, ptr %q, i64 5
  store i32 5, ptr %g5
  %v = load i32, ptr %p
  ret i32 %v
}
