; RUN: opt-go %s -passes=loop-deletion -S | FileCheck %s
;
; A live-out value of the loop keeps it, an invariant one does not.

; CHECK-LABEL: @variant(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %j = add i32 %i, %n
; CHECK-NEXT:    %c = icmp slt i32 %j, 100
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %j.lcssa = phi i32 [ %j, %loop ]
; CHECK-NEXT:    ret i32 %j.lcssa
; CHECK-NEXT:  }
define i32 @variant(i32 %n) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, %n
  %c = icmp slt i32 %j, 100
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %j
}
; CHECK-LABEL: @invariant(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = mul i32 %n, %n
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %x.lcssa = phi i32 [ %x, %entry ]
; CHECK-NEXT:    ret i32 %x.lcssa
; CHECK-NEXT:  }
define i32 @invariant(i32 %n) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = mul i32 %n, %n
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 100
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %x
}
