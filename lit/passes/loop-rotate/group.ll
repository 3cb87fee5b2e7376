; RUN: opt-go %s -passes='loop(loop-rotate)' -S | FileCheck %s
;
; In a group the loops are brought into form first, here a preheader and exits of their own.

; CHECK-LABEL: @group(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %e, label %head.preheader, label %exit
; CHECK:       head.preheader:
; CHECK-NEXT:    %c1 = icmp slt i32 0, %n
; CHECK-NEXT:    br i1 %c1, label %body.lr.ph, label %exit.loopexit
; CHECK:       body.lr.ph:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %i2 = phi i32 [ 0, %body.lr.ph ], [ %j, %body ]
; CHECK-NEXT:    store i32 %i2, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i2, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %body, label %head.exit.loopexit_crit_edge
; CHECK:       head.exit.loopexit_crit_edge:
; CHECK-NEXT:    %split = phi i32 [ %j, %body ]
; CHECK-NEXT:    br label %exit.loopexit
; CHECK:       exit.loopexit:
; CHECK-NEXT:    %i.lcssa = phi i32 [ %split, %head.exit.loopexit_crit_edge ], [ 0, %head.preheader ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %i.lcssa, %exit.loopexit ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @group(i1 %e, i32 %n, ptr %p) {
entry:
  br i1 %e, label %head, label %exit
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %head
exit:
  %r = phi i32 [ 0, %entry ], [ %i, %head ]
  ret i32 %r
}
