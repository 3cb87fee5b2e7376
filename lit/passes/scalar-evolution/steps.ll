; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; A step of four: the distance is divided by it, rounded up.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %i = phi i64 [ %a, %entry ], [ %n, %loop ]
; CHECK: --> {%a,+,4}<nuw><%loop> U: full-set S: full-set Exits: ((4 * ((-1 + (-1 * %a) + ((4 + %a)<nuw> umax %b)) /u 4))<nuw> + %a) LoopDispositions: { %loop: Computable }
; CHECK: %n = add nuw i64 %i, 4
; CHECK: --> {(4 + %a)<nuw>,+,4}<nuw><%loop> U: [4,0) S: [4,0) Exits: (4 + (4 * ((-1 + (-1 * %a) + ((4 + %a)<nuw> umax %b)) /u 4))<nuw> + %a) LoopDispositions: { %loop: Computable }
; CHECK: Loop %loop: backedge-taken count is ((-1 + (-1 * %a) + ((4 + %a)<nuw> umax %b)) /u 4)
; CHECK: Loop %loop: constant max backedge-taken count is i64 4611686018427387902
; CHECK: Loop %loop: symbolic max backedge-taken count is ((-1 + (-1 * %a) + ((4 + %a)<nuw> umax %b)) /u 4)
; CHECK: Loop %loop: Trip multiple is 1

define void @f(i64 %a, i64 %b) {
entry:
  br label %loop

loop:
  %i = phi i64 [ %a, %entry ], [ %n, %loop ]
  %n = add nuw i64 %i, 4
  %c = icmp ult i64 %n, %b
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
