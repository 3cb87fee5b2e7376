; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; No φ is needed in the preheader for a value that all edges from outside agree on.

; CHECK-LABEL: @same(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %a, label %loop.preheader
; CHECK:       a:
; CHECK-NEXT:    br i1 %e, label %loop.preheader, label %exit
; CHECK:       loop.preheader:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ %n, %loop ], [ 5, %loop.preheader ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    %d = icmp slt i32 %n, 10
; CHECK-NEXT:    br i1 %d, label %loop, label %exit.loopexit
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
define i32 @same(i1 %c, i1 %e) {
entry:
  br i1 %c, label %a, label %loop
a:
  br i1 %e, label %loop, label %exit
loop:
  %i = phi i32 [ 5, %entry ], [ 5, %a ], [ %n, %loop ]
  %n = add i32 %i, 1
  %d = icmp slt i32 %n, 10
  br i1 %d, label %loop, label %exit
exit:
  ret i32 0
}
