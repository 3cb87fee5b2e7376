; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; Two loops that end in the same block get an exit each.

; CHECK-LABEL: @pair(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %one.preheader, label %two.preheader
; CHECK:       two.preheader:
; CHECK-NEXT:    br label %two
; CHECK:       one.preheader:
; CHECK-NEXT:    br label %one
; CHECK:       one:
; CHECK-NEXT:    br i1 %d, label %one, label %exit.loopexit
; CHECK:       two:
; CHECK-NEXT:    br i1 %e, label %two, label %exit.loopexit1
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit.loopexit1:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @pair(i1 %c, i1 %d, i1 %e) {
entry:
  br i1 %c, label %one, label %two
one:
  br i1 %d, label %one, label %exit
two:
  br i1 %e, label %two, label %exit
exit:
  ret void
}
