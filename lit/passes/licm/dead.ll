; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; What is used nowhere goes.

; CHECK-LABEL: @dead(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @dead(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %x = mul i32 %i, 7
  %y = add i32 %x, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
