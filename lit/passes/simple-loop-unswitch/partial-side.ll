; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; A disjunction that keeps the loop going when it is true, and a mixture, decide nothing from outside.

; CHECK-LABEL: @or(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %x = load i1, ptr %p, align 1
; CHECK-NEXT:    %o = or i1 %x, %c
; CHECK-NEXT:    br i1 %o, label %body, label %exit
; CHECK:       body:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @or(i1 noundef %c, ptr %p) {
entry:
  br label %loop
loop:
  %x = load i1, ptr %p
  %o = or i1 %x, %c
  br i1 %o, label %body, label %exit
body:
  %v = load volatile i32, ptr %p
  br label %loop
exit:
  ret void
}
; CHECK-LABEL: @xor(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %x = load i1, ptr %p, align 1
; CHECK-NEXT:    %o = xor i1 %x, %c
; CHECK-NEXT:    br i1 %o, label %body, label %exit
; CHECK:       body:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @xor(i1 noundef %c, ptr %p) {
entry:
  br label %loop
loop:
  %x = load i1, ptr %p
  %o = xor i1 %x, %c
  br i1 %o, label %body, label %exit
body:
  %v = load volatile i32, ptr %p
  br label %loop
exit:
  ret void
}
