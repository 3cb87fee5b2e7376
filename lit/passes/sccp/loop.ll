; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; A variable that is the same around a loop, since what would change it is never executed.

; CHECK-LABEL: @loop(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %loop
; CHECK: loop:
; CHECK-NEXT:  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
; CHECK-NEXT:  br label %latch
; CHECK: latch:
; CHECK-NEXT:  %i.next = add i32 %i, 1
; CHECK-NEXT:  %more = icmp ult i32 %i.next, %n
; CHECK-NEXT:  br i1 %more, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:  ret i32 7
; CHECK-NEXT: }
define i32 @loop(i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ 7, %entry ], [ %next, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %c = icmp eq i32 %x, 7
  br i1 %c, label %latch, label %change
change:
  %y = add i32 %x, 1
  br label %latch
latch:
  %next = phi i32 [ %x, %loop ], [ %y, %change ]
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %next
}
