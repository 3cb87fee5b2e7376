; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; A loop that ends on equality runs for the distance; with an odd step by the inverse modulo a power of two.

; CHECK-LABEL: Classifying expressions for: @unit
; CHECK: %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK: --> {0,+,1}<%loop> U: full-set S: full-set Exits: (-1 + %m) LoopDispositions: { %loop: Computable }
; CHECK: %n = add i32 %i, 1
; CHECK: --> {1,+,1}<%loop> U: full-set S: full-set Exits: %m LoopDispositions: { %loop: Computable }
; CHECK: Loop %loop: backedge-taken count is (-1 + %m)
; CHECK: Loop %loop: constant max backedge-taken count is i32 -1
; CHECK: Loop %loop: symbolic max backedge-taken count is (-1 + %m)
; CHECK: Loop %loop: Trip multiple is 1
; CHECK-LABEL: Classifying expressions for: @three
; CHECK: %i = phi i8 [ 1, %entry ], [ %n, %loop ]
; CHECK: --> {1,+,3}<%loop> U: full-set S: full-set Exits: (-3 + %m) LoopDispositions: { %loop: Computable }
; CHECK: %n = add i8 %i, 3
; CHECK: --> {4,+,3}<%loop> U: full-set S: full-set Exits: %m LoopDispositions: { %loop: Computable }
; CHECK: Loop %loop: backedge-taken count is (84 + (-85 * %m))
; CHECK: Loop %loop: constant max backedge-taken count is i8 -1
; CHECK: Loop %loop: symbolic max backedge-taken count is (84 + (-85 * %m))
; CHECK: Loop %loop: Trip multiple is 1

define void @unit(i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  %c = icmp ne i32 %n, %m
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

define void @three(i8 %m) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 1, %entry ], [ %n, %loop ]
  %n = add i8 %i, 3
  %c = icmp ne i8 %n, %m
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
