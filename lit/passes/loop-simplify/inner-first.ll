; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; Inner loops come first: the inner loop's preheader and exit belong to the outer loop.

; CHECK-LABEL: @inner(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %e, label %outer.preheader, label %exit
; CHECK:       outer.preheader:
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    br i1 %e, label %inner.preheader, label %latch
; CHECK:       inner.preheader:
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    br i1 %c, label %inner, label %latch.loopexit
; CHECK:       latch.loopexit:
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    br i1 %d, label %outer, label %exit.loopexit
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @inner(i1 %c, i1 %d, i1 %e) {
entry:
  br i1 %e, label %outer, label %exit
outer:
  br i1 %e, label %inner, label %latch
inner:
  br i1 %c, label %inner, label %latch
latch:
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
