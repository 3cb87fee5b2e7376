; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; A φ of the exit is what is wanted already: its operand is a use at the end of the loop.

; CHECK-LABEL: @already(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ %n, %loop ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @already(i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %n, %loop ]
  ret i32 %r
}
