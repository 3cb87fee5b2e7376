; RUN: opt-go %s -passes=adce -S | FileCheck %s
;
; Instructions that only use each other are dead, and so is a φ that only its own increment uses.

; CHECK-LABEL: @circle(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %loop
; CHECK: loop:
; CHECK-NEXT:  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
; CHECK-NEXT:  %i.next = add i32 %i, 1
; CHECK-NEXT:  %more = icmp ult i32 %i.next, %n
; CHECK-NEXT:  br i1 %more, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:  ret i32 %n
; CHECK-NEXT: }
define i32 @circle(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  %sum.next = add i32 %sum, %i
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %n
}
