; RUN: opt-go %s -passes=loop-deletion -S | FileCheck %s
;
; Inner loops go first, then the one around them.

; CHECK-LABEL: @nest(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @nest() {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j2, %inner ]
  %j2 = add i32 %j, 1
  %c = icmp slt i32 %j2, 10
  br i1 %c, label %inner, label %latch
latch:
  %i2 = add i32 %i, 1
  %d = icmp slt i32 %i2, 10
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
