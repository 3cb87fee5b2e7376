; RUN: opt-go %s -passes=loop-unroll -S -verify-each | FileCheck %s
;
; Iterations are peeled before a loop whose latch ends in a switch: after the first one the φ is 0.

; CHECK-LABEL: @selected(
; CHECK:       loop.peel:
; CHECK-NEXT:    store volatile i32 40, ptr %p, align 4
; CHECK:       loop:
; CHECK-NEXT:    store volatile i32 0, ptr %p, align 4
define void @selected(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 40, %entry ], [ 0, %latch ]
  store volatile i32 %i, ptr %p
  br label %latch
latch:
  %v = load volatile i32, ptr %p
  switch i32 %v, label %exit [
    i32 2, label %loop
  ]
exit:
  ret void
}
