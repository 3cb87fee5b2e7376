; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; A condition before the loop implies that the bound is not below the start.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK: --> {0,+,1}<nuw><nsw><%loop> U: [0,2147483647) S: [0,2147483647) Exits: (-1 + %m) LoopDispositions: { %loop: Computable }
; CHECK: %n = add nuw nsw i32 %i, 1
; CHECK: --> {1,+,1}<nuw><nsw><%loop> U: [1,-2147483648) S: [1,-2147483648) Exits: %m LoopDispositions: { %loop: Computable }
; CHECK: Loop %loop: backedge-taken count is (-1 + %m)
; CHECK: Loop %loop: constant max backedge-taken count is i32 2147483646
; CHECK: Loop %loop: symbolic max backedge-taken count is (-1 + %m)
; CHECK: Loop %loop: Trip multiple is 1

define void @f(i32 %m) {
entry:
  %g = icmp sgt i32 %m, 0
  br i1 %g, label %loop, label %exit

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %n, %m
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
