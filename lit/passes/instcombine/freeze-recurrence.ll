; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A recurrence is frozen once, at its start value; the operations of the recurrence lose their poison-generating flags.

declare void @use(i32)

; CHECK-LABEL: @f(
; CHECK: %s.fr = freeze i32 %s
; CHECK: %i = phi i32 [ %s.fr, %e ], [ %j, %l ]
; CHECK-NEXT: call void @use(i32 %i)
; CHECK-NEXT: %j = add i32 %i, 1
define void @f(i32 %n, i32 %s) {
e:
  br label %l
l:
  %i = phi i32 [ %s, %e ], [ %j, %l ]
  %fr = freeze i32 %i
  call void @use(i32 %fr)
  %j = add nsw i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %x, label %l
x:
  ret void
}
