; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -unswitch-threshold=3 -S | FileCheck %s
;
; Loops are copied only when that costs less than the threshold.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br i1 %c, label %one, label %latch
; CHECK:       one:
; CHECK-NEXT:    store i32 1, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 noundef %c, ptr %p) {
entry:
  br label %loop
loop:
  %v = load volatile i32, ptr %p
  br i1 %c, label %one, label %latch
one:
  store i32 1, ptr %p
  br label %latch
latch:
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
