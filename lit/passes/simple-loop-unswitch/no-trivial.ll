; RUN: opt-go %s -passes='simple-loop-unswitch<no-trivial>' -S | FileCheck %s
;
; With no-trivial nothing moves.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %c, label %body, label %exit
; CHECK:       body:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 %c, ptr %p) {
entry:
  br label %loop
loop:
  br i1 %c, label %body, label %exit
body:
  %v = load volatile i32, ptr %p
  br label %loop
exit:
  ret void
}
