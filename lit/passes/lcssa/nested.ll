; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; A value of the inner loop that is used outside of both gets a φ after each.

; CHECK-LABEL: @nested(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    %i = phi i32 [ 0, %outer ], [ %n, %inner ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %inner, label %latch
; CHECK:       latch:
; CHECK-NEXT:    %n.lcssa = phi i32 [ %n, %inner ]
; CHECK-NEXT:    br i1 %d, label %outer, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %n.lcssa.lcssa = phi i32 [ %n.lcssa, %latch ]
; CHECK-NEXT:    ret i32 %n.lcssa.lcssa
; CHECK-NEXT:  }
define i32 @nested(i1 %c, i1 %d) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %n, %inner ]
  %n = add i32 %i, 1
  br i1 %c, label %inner, label %latch
latch:
  br i1 %d, label %outer, label %exit
exit:
  ret i32 %n
}
