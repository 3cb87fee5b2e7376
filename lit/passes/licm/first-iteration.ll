; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; The exit at the top is not taken in the first iteration, so the division is executed.

; CHECK-LABEL: @counted(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = udiv i32 %a, %b
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    %c = icmp slt i32 %i, 10
; CHECK-NEXT:    br i1 %c, label %latch, label %exit
; CHECK:       latch:
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    br label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @counted(i32 %a, i32 %b, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %c = icmp slt i32 %i, 10
  br i1 %c, label %latch, label %exit
latch:
  %x = udiv i32 %a, %b
  store volatile i32 %x, ptr %p
  %j = add i32 %i, 1
  br label %loop
exit:
  ret void
}
