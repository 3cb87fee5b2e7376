; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; An exit that is reached from outside the loop too is split.

; CHECK-LABEL: @shared(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %ph, label %exit
; CHECK:       ph:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %ph ], [ %n, %loop ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %d, label %loop, label %exit.loopexit
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ 7, %entry ], [ %n, %exit.loopexit ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @shared(i1 %c, i1 %d) {
entry:
  br i1 %c, label %ph, label %exit
ph:
  br label %loop
loop:
  %i = phi i32 [ 0, %ph ], [ %n, %loop ]
  %n = add i32 %i, 1
  br i1 %d, label %loop, label %exit
exit:
  %r = phi i32 [ 7, %entry ], [ %n, %loop ]
  ret i32 %r
}
