; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; Unreachable code that branches into the middle of a loop is cut off.

; CHECK-LABEL: @dead(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %d = icmp eq i32 1, 1
; CHECK-NEXT:    %or.cond = and i1 %c, %d
; CHECK-NEXT:    br i1 %or.cond, label %loop, label %exit
; CHECK:       dead:
; CHECK-NEXT:    unreachable
; CHECK:       exit:
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
define i32 @dead(i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %body, label %exit
dead:
  br label %body
body:
  %p = phi i32 [ 1, %loop ], [ 2, %dead ]
  %d = icmp eq i32 %p, 1
  br i1 %d, label %loop, label %exit
exit:
  ret i32 0
}
