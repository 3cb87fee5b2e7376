; RUN: opt-go %s -passes='print<scalar-evolution>' -disable-output 2>&1 | FileCheck %s
;
; Attributes of parameters and results, and metadata of loads, bound their ranges.

declare range(i32 3, 7) i32 @callee()
declare i32 @plain()

; CHECK-LABEL: 'f'
; CHECK: %x = add i32 %a, 1
; CHECK-NEXT: U: [11,21) S: [11,21)
; CHECK: %r = call i32 @callee()
; CHECK-NEXT: U: [3,7) S: [3,7)
; CHECK: %s = call range(i32 1, 5) i32 @plain()
; CHECK-NEXT: U: [1,5) S: [1,5)
; CHECK: %l = load i32, ptr %p
; CHECK-NEXT: U: [0,9) S: [0,9)
define void @f(i32 range(i32 10, 20) %a, ptr %p) {
  %x = add i32 %a, 1
  %r = call i32 @callee()
  %s = call range(i32 1, 5) i32 @plain()
  %l = load i32, ptr %p, !range !0
  ret void
}

!0 = !{i32 0, i32 9}
