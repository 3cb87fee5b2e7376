; RUN: opt-go %s -passes=simple-loop-unswitch -freeze-loop-unswitch-cond=false -S | FileCheck %s
;
; Freezing can be switched off.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %exit.split, label %entry.split
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %x = load i1, ptr %p, align 1
; CHECK-NEXT:    %o = or i1 %x, false
; CHECK-NEXT:    br i1 %o, label %exit, label %body
; CHECK:       body:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       exit:
; CHECK-NEXT:    br label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 %c, ptr %p) {
entry:
  br label %loop
loop:
  %x = load i1, ptr %p
  %o = or i1 %x, %c
  br i1 %o, label %exit, label %body
body:
  %v = load volatile i32, ptr %p
  br label %loop
exit:
  ret void
}
