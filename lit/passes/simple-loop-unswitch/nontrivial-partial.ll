; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -S | FileCheck %s
;
; Of a conjunction the invariant part decides for one copy; in the other the branch stays, on the rest.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.split, label %entry.split.us
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %loop.us
; CHECK:       loop.us:
; CHECK-NEXT:    %x.us = load volatile i1, ptr %p, align 1
; CHECK-NEXT:    br label %latch.us
; CHECK:       latch.us:
; CHECK-NEXT:    %v.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %e.us = icmp eq i32 %v.us, 0
; CHECK-NEXT:    br i1 %e.us, label %loop.us, label %exit.split.us
; CHECK:       exit.split.us:
; CHECK-NEXT:    br label %exit
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %x = load volatile i1, ptr %p, align 1
; CHECK-NEXT:    %y = and i1 %x, true
; CHECK-NEXT:    br i1 %y, label %one, label %latch
; CHECK:       one:
; CHECK-NEXT:    store i32 1, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 noundef %c, ptr %p) {
entry:
  br label %loop
loop:
  %x = load volatile i1, ptr %p
  %y = and i1 %x, %c
  br i1 %y, label %one, label %latch
one:
  store i32 1, ptr %p
  br label %latch
latch:
  %v = load volatile i32, ptr %p
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
