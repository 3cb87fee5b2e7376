; RUN: opt-go %s -passes=loop-deletion -S | FileCheck %s
;
; A loop without an exit that must progress is not reached.

; CHECK-LABEL: @stuck(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    unreachable
; CHECK-NEXT:  }
define void @stuck() mustprogress {
entry:
  br label %loop
loop:
  br label %loop
}
