; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; A header with two predecessors outside gets a preheader, and the values that they bring meet there.

; CHECK-LABEL: @two(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %a, label %loop.preheader
; CHECK:       a:
; CHECK-NEXT:    br label %loop.preheader
; CHECK:       loop.preheader:
; CHECK-NEXT:    %i.ph = phi i32 [ %x, %a ], [ 0, %entry ]
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ %n, %loop ], [ %i.ph, %loop.preheader ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    %d = icmp slt i32 %n, 10
; CHECK-NEXT:    br i1 %d, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 %n
; CHECK-NEXT:  }
define i32 @two(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %loop
a:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %x, %a ], [ %n, %loop ]
  %n = add i32 %i, 1
  %d = icmp slt i32 %n, 10
  br i1 %d, label %loop, label %exit
exit:
  ret i32 %n
}
