; RUN: opt-go %s -passes=loop-deletion -S | FileCheck %s
;
; A loop without effects and live-out values is deleted.

; CHECK-LABEL: @counted(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @counted(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %x = mul i32 %j, 3
  %c = icmp slt i32 %j, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
