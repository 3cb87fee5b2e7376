; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -S | FileCheck %s
;
; What the first iteration surely branches on needs no freeze.

declare void @a() nounwind willreturn
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.split.us, label %entry.split
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %loop.us
; CHECK:       loop.us:
; CHECK-NEXT:    %v.us = load i32, ptr %p, align 4
; CHECK-NEXT:    br label %one.us
; CHECK:       one.us:
; CHECK-NEXT:    store i32 1, ptr %p, align 4
; CHECK-NEXT:    br label %latch.us
; CHECK:       latch.us:
; CHECK-NEXT:    %e.us = icmp eq i32 %v.us, 0
; CHECK-NEXT:    br i1 %e.us, label %loop.us, label %exit.split.us
; CHECK:       exit.split.us:
; CHECK-NEXT:    br label %exit
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 %c, ptr %p) {
entry:
  br label %loop
loop:
  %v = load i32, ptr %p
  br i1 %c, label %one, label %latch
one:
  store i32 1, ptr %p
  br label %latch
latch:
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
