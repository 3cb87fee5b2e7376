; RUN: opt-go %s -passes='loop-unroll<upperbound>' -S | FileCheck %s
;
; A loop of which only the greatest number of iterations is known is unrolled by that, with its tests, if the pass is asked to.

; CHECK-LABEL: @bound(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %m = and i32 %n, 3
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    store volatile i32 0, ptr %p, align 4
; CHECK-NEXT:    %c = icmp ult i32 0, %m
; CHECK-NEXT:    br i1 %c, label %loop.1, label %exit
; CHECK:       loop.1:
; CHECK-NEXT:    store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:    %c.1 = icmp ult i32 1, %m
; CHECK-NEXT:    br i1 %c.1, label %loop.2, label %exit
; CHECK:       loop.2:
; CHECK-NEXT:    store volatile i32 2, ptr %p, align 4
; CHECK-NEXT:    %c.2 = icmp ult i32 2, %m
; CHECK-NEXT:    br i1 %c.2, label %loop.3, label %exit
; CHECK:       loop.3:
; CHECK-NEXT:    store volatile i32 3, ptr %p, align 4
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @bound(ptr %p, i32 %n) {
entry:
  %m = and i32 %n, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i, %m
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
