; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; What the header computes of invariant values is moved, not copied; a load is copied.

; CHECK-LABEL: @inv(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %l = sdiv i32 %n, %a
; CHECK-NEXT:    %m1 = load i32, ptr %p, align 4
; CHECK-NEXT:    %s2 = add i32 %l, %m1
; CHECK-NEXT:    %c3 = icmp slt i32 0, %s2
; CHECK-NEXT:    br i1 %c3, label %body.lr.ph, label %exit
; CHECK:       body.lr.ph:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %i4 = phi i32 [ 0, %body.lr.ph ], [ %j, %body ]
; CHECK-NEXT:    store i32 %i4, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i4, 1
; CHECK-NEXT:    %m = load i32, ptr %p, align 4
; CHECK-NEXT:    %s = add i32 %l, %m
; CHECK-NEXT:    %c = icmp slt i32 %j, %s
; CHECK-NEXT:    br i1 %c, label %body, label %head.exit_crit_edge
; CHECK:       head.exit_crit_edge:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
define i32 @inv(i32 %n, i32 %a, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %l = sdiv i32 %n, %a
  %m = load i32, ptr %p
  %s = add i32 %l, %m
  %c = icmp slt i32 %i, %s
  br i1 %c, label %body, label %exit
body:
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %head
exit:
  ret i32 0
}
