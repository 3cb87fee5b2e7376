; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; Demanded bits propagate around loops.

; CHECK-LABEL: @phi(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %loop
; CHECK: loop:
; CHECK-NEXT:  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
; CHECK-NEXT:  %next = add i32 %i, 3
; CHECK-NEXT:  %k.next = add i32 %k, 1
; CHECK-NEXT:  %c = icmp ult i32 %k.next, %n
; CHECK-NEXT:  br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:  %t = trunc i32 %next to i8
; CHECK-NEXT:  ret i8 %t
; CHECK-NEXT: }
define i8 @phi(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %with = or i32 %i, 256
  %next = add nuw i32 %with, 3
  %k.next = add i32 %k, 1
  %c = icmp ult i32 %k.next, %n
  br i1 %c, label %loop, label %exit
exit:
  %t = trunc i32 %next to i8
  ret i8 %t
}
