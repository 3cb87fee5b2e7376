; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; Counting down to zero and below.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %i = phi i32 [ %m, %entry ], [ %n, %loop ]
; CHECK: --> {%m,+,-1}<nsw><%loop> U: full-set S: full-set Exits: (1 + (0 smin (-1 + %m)<nsw>))<nsw> LoopDispositions: { %loop: Computable }
; CHECK: %n = add nsw i32 %i, -1
; CHECK: --> {(-1 + %m)<nsw>,+,-1}<nsw><%loop> U: [-2147483648,2147483647) S: [-2147483648,2147483647) Exits: (0 smin (-1 + %m)<nsw>) LoopDispositions: { %loop: Computable }
; CHECK: Loop %loop: backedge-taken count is (-1 + (-1 * (0 smin (-1 + %m)<nsw>)) + %m)
; CHECK: Loop %loop: constant max backedge-taken count is i32 2147483646
; CHECK: Loop %loop: symbolic max backedge-taken count is (-1 + (-1 * (0 smin (-1 + %m)<nsw>)) + %m)
; CHECK: Loop %loop: Trip multiple is 1

define void @f(i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %m, %entry ], [ %n, %loop ]
  %n = add nsw i32 %i, -1
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
