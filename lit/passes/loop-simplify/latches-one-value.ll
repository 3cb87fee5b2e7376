; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; A φ that gets the same value over all back edges needs none in the new latch.

declare i1 @more(i32)
; CHECK-LABEL: @same(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %loop.backedge ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %left, label %right
; CHECK:       left:
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       loop.backedge:
; CHECK-NEXT:    br label %loop
; CHECK:       right:
; CHECK-NEXT:    %m = call i1 @more(i32 %n)
; CHECK-NEXT:    br i1 %m, label %loop.backedge, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 %n
; CHECK-NEXT:  }
define i32 @same(i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %left ], [ %n, %right ]
  %n = add i32 %i, 1
  br i1 %c, label %left, label %right
left:
  br label %loop
right:
  %m = call i1 @more(i32 %n)
  br i1 %m, label %loop, label %exit
exit:
  ret i32 %n
}
