; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; A recurrence of the inner loop that starts with one of the outer loop; dispositions in both.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
; CHECK: --> {0,+,1}<nuw><nsw><%outer> U: [0,8) S: [0,8) Exits: 7 LoopDispositions: { %outer: Computable, %inner: Invariant }
; CHECK: %row = mul nuw nsw i64 %i, 16
; CHECK: --> {0,+,16}<nuw><nsw><%outer> U: [0,113) S: [0,113) Exits: 112 LoopDispositions: { %outer: Computable, %inner: Invariant }
; CHECK: %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
; CHECK: --> {0,+,1}<nuw><nsw><%inner> U: [0,16) S: [0,16) Exits: 15 LoopDispositions: { %inner: Computable, %outer: Variant }
; CHECK: %k = add nuw nsw i64 %row, %j
; CHECK: --> {{[{][{]}}0,+,16}<nuw><nsw><%outer>,+,1}<nuw><nsw><%inner> U: [0,128) S: [0,128) Exits: {15,+,16}<nuw><nsw><%outer> LoopDispositions: { %inner: Computable, %outer: Variant }
; CHECK: %a = getelementptr inbounds float, ptr %p, i64 %k
; CHECK: --> {{[{][{]}}%p,+,64}<nuw><%outer>,+,4}<nuw><%inner> U: full-set S: full-set Exits: {(60 + %p),+,64}<nw><%outer> LoopDispositions: { %inner: Computable, %outer: Variant }
; CHECK: %j.next = add nuw nsw i64 %j, 1
; CHECK: --> {1,+,1}<nuw><nsw><%inner> U: [1,17) S: [1,17) Exits: 16 LoopDispositions: { %inner: Computable, %outer: Variant }
; CHECK: %i.next = add nuw nsw i64 %i, 1
; CHECK: --> {1,+,1}<nuw><nsw><%outer> U: [1,9) S: [1,9) Exits: 8 LoopDispositions: { %outer: Computable, %inner: Invariant }
; CHECK: Loop %inner: backedge-taken count is i64 15
; CHECK: Loop %inner: constant max backedge-taken count is i64 15
; CHECK: Loop %inner: symbolic max backedge-taken count is i64 15
; CHECK: Loop %inner: Trip multiple is 16
; CHECK: Loop %outer: backedge-taken count is i64 7
; CHECK: Loop %outer: constant max backedge-taken count is i64 7
; CHECK: Loop %outer: symbolic max backedge-taken count is i64 7
; CHECK: Loop %outer: Trip multiple is 8

define void @f(ptr %p) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul nuw nsw i64 %i, 16
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %k = add nuw nsw i64 %row, %j
  %a = getelementptr inbounds float, ptr %p, i64 %k
  store float 0.0, ptr %a
  %j.next = add nuw nsw i64 %j, 1
  %jc = icmp ne i64 %j.next, 16
  br i1 %jc, label %inner, label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %ic = icmp ne i64 %i.next, 8
  br i1 %ic, label %outer, label %exit

exit:
  ret void
}
