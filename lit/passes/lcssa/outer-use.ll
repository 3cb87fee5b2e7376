; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; A value of the outer loop used in the inner one stays as it is.

declare void @use(i32)
; CHECK-LABEL: @outer(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %latch ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    call void @use(i32 %n)
; CHECK-NEXT:    br i1 %c, label %inner, label %latch
; CHECK:       latch:
; CHECK-NEXT:    br i1 %d, label %outer, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @outer(i1 %c, i1 %d) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  %n = add i32 %i, 1
  br label %inner
inner:
  call void @use(i32 %n)
  br i1 %c, label %inner, label %latch
latch:
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
