; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; The sum of an induction variable is a recurrence of the second degree.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK: --> {0,+,1}<nuw><nsw><%loop> U: [0,10) S: [0,10) Exits: 9 LoopDispositions: { %loop: Computable }
; CHECK: %s = phi i32 [ 0, %entry ], [ %t, %loop ]
; CHECK: --> {0,+,0,+,1}<%loop> U: full-set S: full-set Exits: 36 LoopDispositions: { %loop: Computable }
; CHECK: %t = add i32 %s, %i
; CHECK: --> {0,+,1,+,1}<%loop> U: full-set S: full-set Exits: 45 LoopDispositions: { %loop: Computable }
; CHECK: %sq = mul i32 %i, %i
; CHECK: --> {0,+,1,+,2}<%loop> U: full-set S: full-set Exits: 81 LoopDispositions: { %loop: Computable }
; CHECK: %n = add nuw nsw i32 %i, 1
; CHECK: --> {1,+,1}<nuw><nsw><%loop> U: [1,11) S: [1,11) Exits: 10 LoopDispositions: { %loop: Computable }
; CHECK: Loop %loop: backedge-taken count is i32 9
; CHECK: Loop %loop: constant max backedge-taken count is i32 9
; CHECK: Loop %loop: symbolic max backedge-taken count is i32 9
; CHECK: Loop %loop: Trip multiple is 10

define i32 @f(i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %t = add i32 %s, %i
  %sq = mul i32 %i, %i
  %n = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %n, 10
  br i1 %c, label %loop, label %exit

exit:
  ret i32 %t
}
