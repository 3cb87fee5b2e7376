; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -S | FileCheck %s
;
; A select on an invariant becomes a branch first.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c.fr = freeze i1 %c
; CHECK-NEXT:    br i1 %c.fr, label %entry.split.us, label %entry.split
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %loop.us
; CHECK:       loop.us:
; CHECK-NEXT:    %v.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %0
; CHECK:       0:
; CHECK-NEXT:    br label %1
; CHECK:       1:
; CHECK-NEXT:    %unswitched.select.us = phi i32 [ %a, %0 ]
; CHECK-NEXT:    store volatile i32 %unswitched.select.us, ptr %p, align 4
; CHECK-NEXT:    %e.us = icmp eq i32 %v.us, 0
; CHECK-NEXT:    br i1 %e.us, label %loop.us, label %exit.split.us
; CHECK:       exit.split.us:
; CHECK-NEXT:    br label %exit
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %2
; CHECK:       2:
; CHECK-NEXT:    store volatile i32 %b, ptr %p, align 4
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 %c, i32 %a, i32 %b, ptr %p) {
entry:
  br label %loop
loop:
  %v = load volatile i32, ptr %p
  %s = select i1 %c, i32 %a, i32 %b
  store volatile i32 %s, ptr %p
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
