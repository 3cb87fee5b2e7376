; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; A branch on undef leaves the loop.

; CHECK-LABEL: @undef(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 false, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @undef() {
entry:
  br label %loop
loop:
  br i1 undef, label %loop, label %exit
exit:
  ret void
}
