; RUN: opt-go %s -passes=loop-deletion -S | FileCheck %s
;
; Several exits to one block are fine if its φs have the same value from all of them.

; CHECK-LABEL: @same(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ 1, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @same(i1 %c, i1 %d) mustprogress {
entry:
  br label %loop
loop:
  br i1 %c, label %latch, label %exit
latch:
  br i1 %d, label %loop, label %exit
exit:
  %r = phi i32 [ 1, %loop ], [ 1, %latch ]
  ret i32 %r
}
; CHECK-LABEL: @different(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %c, label %latch, label %exit
; CHECK:       latch:
; CHECK-NEXT:    br i1 %d, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ 1, %loop ], [ 2, %latch ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @different(i1 %c, i1 %d) mustprogress {
entry:
  br label %loop
loop:
  br i1 %c, label %latch, label %exit
latch:
  br i1 %d, label %loop, label %exit
exit:
  %r = phi i32 [ 1, %loop ], [ 2, %latch ]
  ret i32 %r
}
