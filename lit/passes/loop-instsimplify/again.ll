; RUN: opt-go %s -passes=loop-instsimplify -S | FileCheck %s
;
; A φ that was visited before its value over the back edge was simplified is visited again.

; CHECK: define i32 @f(i32 %n, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
;
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
;
; CHECK: exit:
; CHECK-NEXT:   %k2.lcssa = phi i32 [ %x, %loop ]
; CHECK-NEXT:   ret i32 %k2.lcssa
; CHECK-NEXT: }

define i32 @f(i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %k = phi i32 [ %x, %entry ], [ %k2, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k2 = add i32 %k, 0
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %k2
}
