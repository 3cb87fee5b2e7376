; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; Conditions before a loop give facts about the operands of its trip count: multiples, bounds from both sides, and several at once.

; CHECK-LABEL: execution counts for: @mult
; CHECK: Loop %loop: constant max backedge-taken count is i32 2147483646
; CHECK: Loop %loop: Trip multiple is 4
define void @mult(i32 %n) {
entry:
  %r = and i32 %n, 3
  %c0 = icmp eq i32 %r, 0
  br i1 %c0, label %e2, label %exit
e2:
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %e2 ], [ %i.next, %loop ]
  call void @use(i32 %i)
  %i.next = add i32 %i, 1
  %t = icmp eq i32 %i.next, %n
  br i1 %t, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: execution counts for: @rng
; CHECK: Loop %loop: constant max backedge-taken count is i32 14
; CHECK: Loop %loop: Trip multiple is 1
define void @rng(i32 %n) {
entry:
  %a = add i32 %n, -4
  %c = icmp ult i32 %a, 12
  br i1 %c, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  call void @use(i32 %i)
  %i.next = add i32 %i, 1
  %t = icmp ne i32 %i.next, %n
  br i1 %t, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: execution counts for: @both
; CHECK: Loop %loop: constant max backedge-taken count is i32 98
; CHECK: Loop %loop: Trip multiple is 1
define void @both(i32 %n, i32 %m) {
entry:
  %a = icmp ugt i32 %n, 3
  %b = icmp ult i32 %n, 100
  %d = icmp ule i32 %n, %m
  %ab = and i1 %a, %b
  %abd = select i1 %ab, i1 %d, i1 false
  br i1 %abd, label %loop, label %exit
loop:
  %i = phi i32 [ %n, %entry ], [ %i.next, %loop ]
  call void @use(i32 %i)
  %i.next = add i32 %i, -1
  %t = icmp ne i32 %i.next, 0
  br i1 %t, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: execution counts for: @zx
; CHECK: Loop %loop: constant max backedge-taken count is i64 65536
; CHECK: Loop %loop: Trip multiple is 1
define void @zx(i16 %n) {
entry:
  %a = icmp ult i16 %n, 10
  %x = zext i16 %n to i64
  br i1 %a, label %loop, label %exit
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  call void @use(i32 1)
  %i.next = add i64 %i, 1
  %t = icmp ugt i64 %i, %x
  br i1 %t, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: execution counts for: @nz
; CHECK: Loop %loop: constant max backedge-taken count is i32 -5
; CHECK: Loop %loop: Trip multiple is 6
define void @nz(i32 %n) {
entry:
  %z = icmp ne i32 %n, 0
  br i1 %z, label %g, label %exit
g:
  %r = urem i32 %n, 6
  %q = icmp eq i32 %r, 0
  br i1 %q, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %g ], [ %i.next, %loop ]
  call void @use(i32 %i)
  %i.next = add i32 %i, 1
  %t = icmp eq i32 %i.next, %n
  br i1 %t, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: execution counts for: @by_two
; CHECK: Loop %loop: constant max backedge-taken count is i32 1073741822
define void @by_two(i32 %n) {
entry:
  %c = icmp sgt i32 %n, 1
  br i1 %c, label %pre, label %exit
pre:
  %even = and i32 %n, 2147483646
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %i.next, %loop ]
  call void @use(i32 %i)
  %i.next = add i32 %i, 2
  %t = icmp eq i32 %i.next, %even
  br i1 %t, label %exit, label %loop
exit:
  ret void
}

; Not one, and more than none: at least two. (LLVM leaves inequalities with other numbers than 0 out.)
; CHECK-LABEL: execution counts for: @not_one
; CHECK: Loop %loop: constant max backedge-taken count is i32 1073741822
define void @not_one(i32 %n) {
entry:
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %some, label %exit
some:
  %one = icmp eq i32 %n, 1
  br i1 %one, label %exit, label %pre
pre:
  %even = and i32 %n, 2147483646
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %i.next, %loop ]
  call void @use(i32 %i)
  %i.next = add i32 %i, 2
  %t = icmp eq i32 %i.next, %even
  br i1 %t, label %exit, label %loop
exit:
  ret void
}

declare void @use(i32)
