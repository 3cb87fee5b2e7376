; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; Both loops of a nest, the inner one first.

; CHECK-LABEL: @nested(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c4 = icmp slt i32 0, %n
; CHECK-NEXT:    br i1 %c4, label %inner.preheader.lr.ph, label %exit
; CHECK:       inner.preheader.lr.ph:
; CHECK-NEXT:    br label %inner.preheader
; CHECK:       inner.preheader:
; CHECK-NEXT:    %i5 = phi i32 [ 0, %inner.preheader.lr.ph ], [ %i2, %latch ]
; CHECK-NEXT:    %d1 = icmp slt i32 0, %i5
; CHECK-NEXT:    br i1 %d1, label %body.lr.ph, label %latch
; CHECK:       body.lr.ph:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %j3 = phi i32 [ 0, %body.lr.ph ], [ %j2, %body ]
; CHECK-NEXT:    store i32 %j3, ptr %p, align 4
; CHECK-NEXT:    %j2 = add i32 %j3, 1
; CHECK-NEXT:    %d = icmp slt i32 %j2, %i5
; CHECK-NEXT:    br i1 %d, label %body, label %inner.latch_crit_edge
; CHECK:       inner.latch_crit_edge:
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %i2 = add i32 %i5, 1
; CHECK-NEXT:    %c = icmp slt i32 %i2, %n
; CHECK-NEXT:    br i1 %c, label %inner.preheader, label %outer.exit_crit_edge
; CHECK:       outer.exit_crit_edge:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @nested(i32 %n, ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %inner, label %exit
inner:
  %j = phi i32 [ 0, %outer ], [ %j2, %body ]
  %d = icmp slt i32 %j, %i
  br i1 %d, label %body, label %latch
body:
  store i32 %j, ptr %p
  %j2 = add i32 %j, 1
  br label %inner
latch:
  %i2 = add i32 %i, 1
  br label %outer
exit:
  ret void
}
