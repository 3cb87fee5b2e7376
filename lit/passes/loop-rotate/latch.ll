; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; A latch that only steps the counter joins the exit test before it; then the loop is rotated already.

declare i1 @stop(i32)
; CHECK-LABEL: @latch(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %test ]
; CHECK-NEXT:    %s = call i1 @stop(i32 %i)
; CHECK-NEXT:    br label %test
; CHECK:       test:
; CHECK-NEXT:    %c = icmp slt i32 %i, %n
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %head, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @latch(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = call i1 @stop(i32 %i)
  br label %test
test:
  %c = icmp slt i32 %i, %n
  br i1 %c, label %latch, label %exit
latch:
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}
