; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; Behind a merged latch the header may still be worth rotating.

declare i1 @stop(i32)
; CHECK-LABEL: @both(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %head ]
; CHECK-NEXT:    %s = call i1 @stop(i32 %i)
; CHECK-NEXT:    %s.not = xor i1 %s, true
; CHECK-NEXT:    %c = icmp slt i32 %i, %n
; CHECK-NEXT:    %or.cond = select i1 %s.not, i1 %c, i1 false
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    br i1 %or.cond, label %head, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @both(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = call i1 @stop(i32 %i)
  br i1 %s, label %exit, label %test
test:
  %c = icmp slt i32 %i, %n
  br i1 %c, label %latch, label %exit
latch:
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}
