; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; Edges of indirect branches cannot be split: no preheader, no change.

; CHECK-LABEL: @indirect(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    indirectbr ptr %p, [label %loop, label %exit]
; CHECK:       loop:
; CHECK-NEXT:    br i1 %c, label %loop, label %exit.loopexit
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @indirect(ptr %p, i1 %c) {
entry:
  indirectbr ptr %p, [label %loop, label %exit]
loop:
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
