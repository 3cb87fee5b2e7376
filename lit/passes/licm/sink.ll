; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; What is only used after the loop is computed there.

; CHECK-LABEL: @sink(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %j.lcssa = phi i32 [ %j, %loop ]
; CHECK-NEXT:    %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:    %x.le = mul i32 %i.lcssa, %j.lcssa
; CHECK-NEXT:    %y.le = xor i32 %x.le, 5
; CHECK-NEXT:    ret i32 %y.le
; CHECK-NEXT:  }
define i32 @sink(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %x = mul i32 %i, %j
  %y = xor i32 %x, 5
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %y
}
