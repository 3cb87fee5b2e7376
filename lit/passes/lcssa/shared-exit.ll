; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; An exit that is reached from elsewhere too: the value does not dominate it.

; CHECK-LABEL: @shared(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %d, label %loop, label %exit
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ %n, %loop ], [ 3, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @shared(i1 %c, i1 %d) {
entry:
  br i1 %d, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %n, %loop ], [ 3, %entry ]
  ret i32 %r
}
