; RUN: opt-go %s "-passes=simple-loop-unswitch<nontrivial>" -verify-each -S | FileCheck %s
;
; Two copies of the loop would need a φ of their landing pads, which a token cannot go through.

; CHECK-LABEL: @pad
; CHECK-NOT: .us
; CHECK: landingpad token
define i32 @pad(i1 %inv, i32 %n, ptr %p) personality ptr @personality {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  invoke void @f() to label %called unwind label %unwound
called:
  br i1 %inv, label %writes, label %latch
writes:
  store i32 %i, ptr %p
  br label %latch
latch:
  %i.next = add i32 %i, 1
  %c = icmp ult i32 %i.next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 0
unwound:
  %t = landingpad token cleanup
  unreachable
}

declare void @f()
declare i32 @personality(...)
