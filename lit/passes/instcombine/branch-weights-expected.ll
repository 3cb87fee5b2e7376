; RUN: opt-go %s -passes=instcombine | FileCheck %s
; An inverted condition swaps the weights; the string that tells their origin stays before them.

; CHECK-LABEL: @f(
; CHECK:         select i1 %x, i32 %z, i32 %y, !prof [[SWAPPED:![0-9]+]]
; CHECK:       [[SWAPPED]] = !{!"branch_weights", !"expected", i32 1, i32 2000}
define i32 @f(i1 %x, i32 %y, i32 %z) {
  %n = xor i1 %x, true
  %r = select i1 %n, i32 %y, i32 %z, !prof !0
  ret i32 %r
}

!0 = !{!"branch_weights", !"expected", i32 2000, i32 1}
