; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; The invariant parts of a disjunction are enough to leave the loop; each is frozen unless it is surely defined, since
; the loop might not have looked at it.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c.fr = freeze i1 %c
; CHECK-NEXT:    %0 = or i1 %d, %c.fr
; CHECK-NEXT:    br i1 %0, label %exit.split, label %entry.split
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %x = load i1, ptr %p, align 1
; CHECK-NEXT:    %o = or i1 %x, false
; CHECK-NEXT:    %q = select i1 %o, i1 true, i1 false
; CHECK-NEXT:    br i1 %q, label %exit, label %body
; CHECK:       body:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       exit:
; CHECK-NEXT:    br label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 %c, i1 noundef %d, ptr %p) {
entry:
  br label %loop
loop:
  %x = load i1, ptr %p
  %o = or i1 %x, %c
  %q = select i1 %o, i1 true, i1 %d
  br i1 %q, label %exit, label %body
body:
  %v = load volatile i32, ptr %p
  br label %loop
exit:
  ret void
}
