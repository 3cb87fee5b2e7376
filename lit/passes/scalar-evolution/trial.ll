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

; So is one that counts in floating-point numbers.
; CHECK-LABEL: Determining loop execution counts for: @float
; CHECK: Loop %loop: backedge-taken count is i32 6
; CHECK: Loop %loop: Trip multiple is 7
define float @float(float %s) {
entry:
  br label %loop

loop:
  %x = phi float [ -3.0, %entry ], [ %y, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %next, %loop ]
  %next = fadd float %sum, %s
  %y = fadd float %x, 1.0
  %c = fcmp ugt float %y, 3.0
  br i1 %c, label %exit, label %loop

exit:
  ret float %next
}
