; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; Two exits: the count of the one that is known bounds the loop, and both counts are combined where both are.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %i = phi i32 [ 0, %entry ], [ %n, %latch ]
; CHECK: --> {0,+,1}<nuw><nsw><%loop> U: [0,64) S: [0,64) Exits: (63 umin %m) LoopDispositions: { %loop: Computable }
; CHECK: %n = add nuw nsw i32 %i, 1
; CHECK: --> {1,+,1}<nuw><nsw><%loop> U: [1,65) S: [1,65) Exits: (1 + (63 umin %m))<nuw><nsw> LoopDispositions: { %loop: Computable }
; CHECK: Loop %loop: <multiple exits> backedge-taken count is (63 umin %m)
; CHECK: exit count for loop: %m
; CHECK: exit count for latch: i32 63
; CHECK: Loop %loop: constant max backedge-taken count is i32 63
; CHECK: Loop %loop: symbolic max backedge-taken count is (63 umin %m)
; CHECK: symbolic max exit count for loop: %m
; CHECK: symbolic max exit count for latch: i32 63
; CHECK: Loop %loop: Trip multiple is 1
; CHECK-LABEL: Classifying expressions for: @unknown
; CHECK: %i = phi i32 [ 0, %entry ], [ %n, %latch ]
; CHECK: --> {0,+,1}<nuw><nsw><%loop> U: [0,64) S: [0,64) Exits: <<Unknown>> LoopDispositions: { %loop: Computable }
; CHECK: %v = load i1, ptr %p, align 1
; CHECK: --> %v U: full-set S: full-set Exits: <<Unknown>> LoopDispositions: { %loop: Variant }
; CHECK: %n = add nuw nsw i32 %i, 1
; CHECK: --> {1,+,1}<nuw><nsw><%loop> U: [1,65) S: [1,65) Exits: <<Unknown>> LoopDispositions: { %loop: Computable }
; CHECK: Loop %loop: <multiple exits> Unpredictable backedge-taken count.
; CHECK: exit count for loop: ***COULDNOTCOMPUTE***
; CHECK: exit count for latch: i32 63
; CHECK: Loop %loop: constant max backedge-taken count is i32 63
; CHECK: Loop %loop: symbolic max backedge-taken count is i32 63
; CHECK: symbolic max exit count for loop: ***COULDNOTCOMPUTE***
; CHECK: symbolic max exit count for latch: i32 63

define void @f(i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  %k = icmp ult i32 %i, %m
  br i1 %k, label %latch, label %exit

latch:
  %n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %n, 64
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

define void @unknown(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  %v = load i1, ptr %p
  br i1 %v, label %latch, label %exit

latch:
  %n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %n, 64
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
