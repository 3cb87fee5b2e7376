; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; With another exit to the same block, both edges get a block of their own.

declare i1 @stop(i32)
; CHECK-LABEL: @two(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c1 = icmp slt i32 0, %n
; CHECK-NEXT:    br i1 %c1, label %body.lr.ph, label %exit
; CHECK:       body.lr.ph:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %i2 = phi i32 [ 0, %body.lr.ph ], [ %j, %latch ]
; CHECK-NEXT:    %s = call i1 @stop(i32 %i2)
; CHECK-NEXT:    br i1 %s, label %body.exit_crit_edge, label %latch
; CHECK:       latch:
; CHECK-NEXT:    %k = call i1 @stop(i32 7)
; CHECK-NEXT:    %j = add i32 %i2, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %body, label %head.exit_crit_edge
; CHECK:       body.exit_crit_edge:
; CHECK-NEXT:    %split = phi i32 [ -1, %body ]
; CHECK-NEXT:    br label %exit
; CHECK:       head.exit_crit_edge:
; CHECK-NEXT:    %split3 = phi i32 [ %j, %latch ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ %split3, %head.exit_crit_edge ], [ %split, %body.exit_crit_edge ], [ 0, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @two(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %s = call i1 @stop(i32 %i)
  br i1 %s, label %exit, label %latch
latch:
  %k = call i1 @stop(i32 7)
  %j = add i32 %i, 1
  br label %head
exit:
  %r = phi i32 [ %i, %head ], [ -1, %body ]
  ret i32 %r
}
