; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A value that is a counter on one edge and 0 on the other is not negative. As opt-19 does.

; CHECK: zext nneg i32 %r to i64
define i64 @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %v = load i32, ptr %p
  %d = icmp eq i32 %v, 7
  br i1 %d, label %found, label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  br label %loop
found:
  br label %x
out:
  br label %x
x:
  %r = phi i32 [ %i, %found ], [ 0, %out ]
  %z = zext i32 %r to i64
  ret i64 %z
}
