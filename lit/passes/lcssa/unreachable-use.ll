; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; A use in unreachable code becomes poison.

; CHECK-LABEL: @dead(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 0
; CHECK:       dead:
; CHECK-NEXT:    ret i32 poison
; CHECK-NEXT:  }
define i32 @dead(i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  ret i32 0
dead:
  ret i32 %n
}
