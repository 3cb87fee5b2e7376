; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; A loop that counts up to a constant: the recurrence does not wrap, and the count is exact.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK: --> {0,+,1}<nuw><nsw><%loop> U: [0,100) S: [0,100) Exits: 99 LoopDispositions: { %loop: Computable }
; CHECK: %n = add i32 %i, 1
; CHECK: --> {1,+,1}<nuw><nsw><%loop> U: [1,101) S: [1,101) Exits: 100 LoopDispositions: { %loop: Computable }
; CHECK: Loop %loop: backedge-taken count is i32 99
; CHECK: Loop %loop: constant max backedge-taken count is i32 99
; CHECK: Loop %loop: symbolic max backedge-taken count is i32 99
; CHECK: Loop %loop: Trip multiple is 100

define void @f() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  %c = icmp ult i32 %n, 100
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
