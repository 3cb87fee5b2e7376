; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; Two exit branches to the same block are joined; the invariant code between them leaves the loop.

; CHECK-LABEL: @join(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %s = add i32 %a, %b
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %latch ]
; CHECK-NEXT:    %c = icmp sgt i32 %i, %a
; CHECK-NEXT:    %d = icmp eq i32 %i, %s
; CHECK-NEXT:    %or.cond = select i1 %c, i1 true, i1 %d
; CHECK-NEXT:    br i1 %or.cond, label %exit, label %latch
; CHECK:       latch:
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret i32 %a
; CHECK-NEXT:  }
define i32 @join(i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  %c = icmp sgt i32 %i, %a
  br i1 %c, label %exit, label %second
second:
  %s = add i32 %a, %b
  %d = icmp eq i32 %i, %s
  br i1 %d, label %exit, label %latch
latch:
  %n = add i32 %i, 1
  br label %loop
exit:
  ret i32 %a
}
