; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; A value used after its loop gets a φ in the exit.

; CHECK-LABEL: @basic(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %n.lcssa = phi i32 [ %n, %loop ]
; CHECK-NEXT:    %r = mul i32 %n.lcssa, 2
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @basic(i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  %r = mul i32 %n, 2
  ret i32 %r
}
