; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; In several exits, each gets a copy.

; CHECK-LABEL: @exits(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    br i1 %d, label %left, label %latch
; CHECK:       latch:
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %right
; CHECK:       left:
; CHECK-NEXT:    %i.lcssa3 = phi i32 [ %i, %loop ]
; CHECK-NEXT:    %x.le2 = mul i32 %i.lcssa3, 7
; CHECK-NEXT:    ret i32 %x.le2
; CHECK:       right:
; CHECK-NEXT:    %i.lcssa = phi i32 [ %i, %latch ]
; CHECK-NEXT:    %x.le = mul i32 %i.lcssa, 7
; CHECK-NEXT:    %r = sub i32 0, %x.le
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @exits(i32 %n, i1 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %x = mul i32 %i, 7
  br i1 %d, label %left, label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %right
left:
  ret i32 %x
right:
  %r = sub i32 0, %x
  ret i32 %r
}
