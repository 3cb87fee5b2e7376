; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; A header φ that is its start value and itself is the start value.

; CHECK-LABEL: @degenerate(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 %x
; CHECK-NEXT:  }
define i32 @degenerate(i32 %x, i1 %c) {
entry:
  br label %loop
loop:
  %p = phi i32 [ %x, %entry ], [ %p, %loop ]
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %p
}
