; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; An exit whose φ gets other values too is split.

; CHECK-LABEL: @split(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    br i1 %d, label %exit.split.loop.exit1, label %latch
; CHECK:       latch:
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit.split.loop.exit
; CHECK:       exit.split.loop.exit:
; CHECK-NEXT:    %r.ph = phi i32 [ -1, %latch ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit.split.loop.exit1:
; CHECK-NEXT:    %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:    %x.le = mul i32 %i.lcssa, 7
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ %r.ph, %exit.split.loop.exit ], [ %x.le, %exit.split.loop.exit1 ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @split(i32 %n, i1 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %x = mul i32 %i, 7
  br i1 %d, label %exit, label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %x, %loop ], [ -1, %latch ]
  ret i32 %r
}
