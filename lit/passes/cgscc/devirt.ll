; RUN: opt-go %s -passes='cgscc(inline,sroa,instcombine)' -S | FileCheck %s --check-prefix=ONCE
; RUN: opt-go %s -passes='cgscc(devirt<4>(inline,sroa,instcombine))' -S | FileCheck %s
; RUN: opt-go %s -passes='cgscc(devirt<0>(inline,sroa,instcombine))' -S | FileCheck %s --check-prefix=ONCE
; RUN: not opt-go %s -passes='cgscc(devirt<x>(inline))' -S 2>&1 | FileCheck %s --check-prefix=ERROR
;
; A call through a pointer that becomes direct is inlined in another round, as in LLVM; devirt<N> says how many there may be.

; ERROR: devirt<x>: expected devirt<N>, with a number up to 1000

@table = internal constant [2 x ptr] [ptr @one, ptr @two]

define internal i32 @one(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}

define internal i32 @two(i32 %x) {
  %r = shl i32 %x, 1
  ret i32 %r
}

; CHECK-LABEL: define i32 @caller(
; CHECK-NEXT:    %[[R:.*]] = shl i32 %x, 1
; CHECK-NEXT:    ret i32 %[[R]]
; ONCE-LABEL: define i32 @caller(
; ONCE-NEXT:    %[[R:.*]] = call i32 @two(i32 %x)
; ONCE-NEXT:    ret i32 %[[R]]
define i32 @caller(i32 %x) {
  %slot = alloca ptr
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 1
  %f = load ptr, ptr %p
  store ptr %f, ptr %slot
  %g = load ptr, ptr %slot
  %r = call i32 %g(i32 %x)
  ret i32 %r
}
