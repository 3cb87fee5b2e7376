; RUN: opt-go -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s

; Loops whose number of iterations follows from what they do to constants, or from the number of bits that they shift out.

@table = constant [5 x i32] [i32 1, i32 2, i32 3, i32 0, i32 4]
@text = constant [4 x i8] c"abc\00"

; CHECK-LABEL: Classifying expressions for: @until_zero_in_table
; CHECK:       %v = load i32
; CHECK-NEXT:    -->  %v U: full-set S: full-set{{.*}}Exits: 0
; CHECK:       Loop %loop: backedge-taken count is i32 3
define void @until_zero_in_table() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr [5 x i32], ptr @table, i32 0, i32 %i
  %v = load i32, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %v, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: Classifying expressions for: @text_length
; CHECK:       Loop %loop: backedge-taken count is i32 3
define void @text_length() {
entry:
  br label %loop
loop:
  %p = phi ptr [ @text, %entry ], [ %q, %loop ]
  %v = load i8, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %c = icmp eq i8 %v, 0
  br i1 %c, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: Classifying expressions for: @shifted_out
; CHECK:       Loop %loop: Unpredictable backedge-taken count.
; CHECK-NEXT:  Loop %loop: constant max backedge-taken count is i32 32
define void @shifted_out(i32 %n) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %n, %entry ], [ %s, %loop ]
  %s = lshr i32 %v, 1
  %c = icmp ne i32 %s, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The sign is not known: what is left may be all ones.
; CHECK-LABEL: Classifying expressions for: @sign_copied
; CHECK:       Loop %loop: Unpredictable constant max backedge-taken count.
define void @sign_copied(i32 %n) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %n, %entry ], [ %s, %loop ]
  %s = ashr i32 %v, 1
  %c = icmp ne i32 %s, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The bound is 200 of 8 bits: the counter meets it before it would overflow.
; CHECK-LABEL: Classifying expressions for: @extended
; CHECK:       Loop %loop: backedge-taken count is i32 199
define void @extended() {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 1
  %z = zext i8 %j to i32
  %c = icmp slt i32 %z, 200
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Behind a loop that does not repeat comparisons of its counter are known.
; CHECK-LABEL: Classifying expressions for: @once
; CHECK:       %e = and i1 %c, %d
; CHECK-NEXT:    -->  (%c umin %d) U: full-set S: full-set{{.*}}Exits: false
define void @once() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp eq i32 %i, 5
  %d = icmp ult i32 %i, 1
  %e = and i1 %c, %d
  br i1 false, label %loop, label %exit
exit:
  ret void
}
