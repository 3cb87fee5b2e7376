; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; An exit with two edges from the loop gets one operand for each.

; CHECK-LABEL: @edges(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %latch ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %exit, label %latch
; CHECK:       latch:
; CHECK-NEXT:    br i1 %d, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %n.lcssa = phi i32 [ %n, %latch ], [ %n, %loop ]
; CHECK-NEXT:    ret i32 %n.lcssa
; CHECK-NEXT:  }
define i32 @edges(i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  %n = add i32 %i, 1
  br i1 %c, label %exit, label %latch
latch:
  br i1 %d, label %loop, label %exit
exit:
  ret i32 %n
}
