; RUN: opt-go %s -passes=loop-deletion -S | FileCheck %s
;
; A loop after a branch on a constant to another block is never entered.

; CHECK-LABEL: @never(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 false, label %pre, label %out
; CHECK:       pre:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %j.lcssa = phi i32 [ poison, %pre ]
; CHECK-NEXT:    ret i32 %j.lcssa
; CHECK:       out:
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
define i32 @never(ptr %p) {
entry:
  br i1 false, label %pre, label %out
pre:
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %j, %loop ]
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 100
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %j
out:
  ret i32 0
}
