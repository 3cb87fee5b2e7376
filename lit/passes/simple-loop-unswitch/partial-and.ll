; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; Of a conjunction one false part is enough; in the loop the part is true.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.split, label %exit.split
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %x = load i1, ptr %p, align 1
; CHECK-NEXT:    %a = and i1 %x, true
; CHECK-NEXT:    br i1 %a, label %body, label %exit
; CHECK:       body:
; CHECK-NEXT:    %z = zext i1 true to i8
; CHECK-NEXT:    store i8 %z, ptr %p, align 1
; CHECK-NEXT:    br label %loop
; CHECK:       exit:
; CHECK-NEXT:    br label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    ret i1 %c
; CHECK-NEXT:  }
define i1 @f(i1 noundef %c, ptr %p) {
entry:
  br label %loop
loop:
  %x = load i1, ptr %p
  %a = and i1 %x, %c
  br i1 %a, label %body, label %exit
body:
  %z = zext i1 %c to i8
  store i8 %z, ptr %p
  br label %loop
exit:
  ret i1 %c
}
