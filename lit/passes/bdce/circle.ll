; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; A cycle of values without other users has no demanded bits.

; CHECK-LABEL: @circle(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %loop
; CHECK: loop:
; CHECK-NEXT:  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:  %next = add i32 %i, 1
; CHECK-NEXT:  %c = icmp ult i32 %next, %n
; CHECK-NEXT:  br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:  ret i32 %i
; CHECK-NEXT: }
define i32 @circle(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %sum = add i32 %s, %i
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}
