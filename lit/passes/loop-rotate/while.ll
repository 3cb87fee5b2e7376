; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; The exit test moves to the end, a copy guards the first iteration.

; CHECK-LABEL: @while(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c1 = icmp slt i32 0, %n
; CHECK-NEXT:    br i1 %c1, label %body.lr.ph, label %exit
; CHECK:       body.lr.ph:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %i2 = phi i32 [ 0, %body.lr.ph ], [ %j, %body ]
; CHECK-NEXT:    store i32 %i2, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i2, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %body, label %head.exit_crit_edge
; CHECK:       head.exit_crit_edge:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @while(i32 %n, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}
