; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; A predecessor that branches elsewhere too is no preheader.

; CHECK-LABEL: @guarded(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %loop.preheader, label %exit
; CHECK:       loop.preheader:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %d, label %loop, label %exit.loopexit
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @guarded(i1 %c, i1 %d) {
entry:
  br i1 %c, label %loop, label %exit
loop:
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
