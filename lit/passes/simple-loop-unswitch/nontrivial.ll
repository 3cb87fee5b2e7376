; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -S | FileCheck %s
;
; A loop is copied for the two sides of a branch in its middle; the condition, which the loop may not have looked at, is
; frozen.

declare void @a()
declare void @b()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.split.us, label %entry.split
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %loop.us
; CHECK:       loop.us:
; CHECK-NEXT:    %v.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %one.us
; CHECK:       one.us:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %latch.us
; CHECK:       latch.us:
; CHECK-NEXT:    %e.us = icmp eq i32 %v.us, 0
; CHECK-NEXT:    br i1 %e.us, label %loop.us, label %exit.split.us
; CHECK:       exit.split.us:
; CHECK-NEXT:    %v.lcssa.us = phi i32 [ %v.us, %latch.us ]
; CHECK-NEXT:    br label %exit
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %two
; CHECK:       two:
; CHECK-NEXT:    call void @b()
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    %v.lcssa = phi i32 [ %v, %latch ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %.us-phi = phi i32 [ %v.lcssa, %exit.split ], [ %v.lcssa.us, %exit.split.us ]
; CHECK-NEXT:    ret i32 %.us-phi
; CHECK-NEXT:  }
define i32 @f(i1 %c, ptr %p) {
entry:
  br label %loop
loop:
  %v = load volatile i32, ptr %p
  br i1 %c, label %one, label %two
one:
  call void @a()
  br label %latch
two:
  call void @b()
  br label %latch
latch:
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %v
}
