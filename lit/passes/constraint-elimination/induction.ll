; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; A counter that stops exactly at its bound is below it, if it starts so.

declare void @use(i1)

; CHECK-LABEL: @up(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g = icmp ule i32 %s, %n
; CHECK-NEXT:   br i1 %g, label %pre, label %exit
; CHECK: pre:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ %s, %pre ], [ %j, %body ]
; CHECK-NEXT:   %c = icmp eq i32 %i, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %body
; CHECK: body:
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   br label %loop
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @up(i32 %s, i32 %n) {
entry:
  %g = icmp ule i32 %s, %n
  br i1 %g, label %pre, label %exit
pre:
  br label %loop
loop:
  %i = phi i32 [ %s, %pre ], [ %j, %body ]
  %c = icmp eq i32 %i, %n
  br i1 %c, label %exit, label %body
body:
  %t = icmp ult i32 %i, %n
  call void @use(i1 %t)
  %u = icmp uge i32 %i, %s
  call void @use(i1 %u)
  %j = add i32 %i, 1
  br label %loop
exit:
  ret void
}

; CHECK-LABEL: @down(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g = icmp sge i32 %s, %n
; CHECK-NEXT:   br i1 %g, label %pre, label %exit
; CHECK: pre:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ %s, %pre ], [ %j, %body ]
; CHECK-NEXT:   %c = icmp ne i32 %i, %n
; CHECK-NEXT:   br i1 %c, label %body, label %exit
; CHECK: body:
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   %j = add i32 %i, -1
; CHECK-NEXT:   br label %loop
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @down(i32 %s, i32 %n) {
entry:
  %g = icmp sge i32 %s, %n
  br i1 %g, label %pre, label %exit
pre:
  br label %loop
loop:
  %i = phi i32 [ %s, %pre ], [ %j, %body ]
  %c = icmp ne i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %t = icmp sgt i32 %i, %n
  call void @use(i1 %t)
  %u = icmp sle i32 %i, %s
  call void @use(i1 %u)
  %j = add i32 %i, -1
  br label %loop
exit:
  ret void
}

; It may start above.
; CHECK-LABEL: @unknown(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ %s, %entry ], [ %j, %body ]
; CHECK-NEXT:   %c = icmp eq i32 %i, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %body
; CHECK: body:
; CHECK-NEXT:   %t = icmp ult i32 %i, %n
; CHECK-NEXT:   call void @use(i1 %t)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   br label %loop
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @unknown(i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %j, %body ]
  %c = icmp eq i32 %i, %n
  br i1 %c, label %exit, label %body
body:
  %t = icmp ult i32 %i, %n
  call void @use(i1 %t)
  %j = add i32 %i, 1
  br label %loop
exit:
  ret void
}
