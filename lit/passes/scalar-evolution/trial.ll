; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; A loop whose variable is no recurrence is run on constants.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %x = phi i32 [ 1, %entry ], [ %y, %loop ]
; CHECK: --> %x U: full-set S: full-set Exits: 243 LoopDispositions: { %loop: Variant }
; CHECK: %y = mul i32 %x, 3
; CHECK: --> (3 * %x) U: full-set S: full-set Exits: 729 LoopDispositions: { %loop: Variant }
; CHECK: Loop %loop: backedge-taken count is i32 5
; CHECK: Loop %loop: constant max backedge-taken count is i32 5
; CHECK: Loop %loop: symbolic max backedge-taken count is i32 5
; CHECK: Loop %loop: Trip multiple is 6

define i32 @f() {
entry:
  br label %loop

loop:
  %x = phi i32 [ 1, %entry ], [ %y, %loop ]
  %y = mul i32 %x, 3
  %c = icmp ne i32 %y, 729
  br i1 %c, label %loop, label %exit

exit:
  ret i32 %y
}
