; RUN: opt-go -passes=loop-unroll -unroll-runtime -unroll-count=2 -S %s | FileCheck %s
; The blocks of a copy get their names after the instructions in them, which shows in the suffixes.

; CHECK: l.14:
; CHECK: %k.11 = add
; CHECK: %g.12 = getelementptr
; CHECK: %i1.13 = add
define void @nest(ptr %p, i64 %n) {
entry:
  br label %o
o:
  %j = phi i64 [ 0, %entry ], [ %j1, %oe ]
  br label %l
l:
  %i = phi i64 [ 0, %o ], [ %i1, %l ]
  %k = add i64 %i, %j
  %g = getelementptr i32, ptr %p, i64 %k
  store i32 0, ptr %g
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, 3
  br i1 %c, label %l, label %oe
oe:
  %j1 = add nuw nsw i64 %j, 1
  %d = icmp ult i64 %j1, %n
  br i1 %d, label %o, label %x
x:
  ret void
}
