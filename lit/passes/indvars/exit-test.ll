; RUN: opt-go %s -passes='indvars' -S | FileCheck %s
;
; Exit tests compare a counter with its last value; a flag of the counter that was not used before is dropped.

target datalayout = "e-i64:64-n8:16:32:64-S128"
; CHECK-LABEL: @count(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ %a, %entry ], [ %j, %loop ]
; CHECK-NEXT:    store volatile i64 %i, ptr %p, align 8
; CHECK-NEXT:    %j = add i64 %i, 1
; CHECK-NEXT:    %c = icmp ult i64 %j, %b
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @count(ptr %p, i64 %a, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %a, %entry ], [ %j, %loop ]
  store volatile i64 %i, ptr %p
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %b
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @other(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %m = phi i32 [ %n, %entry ], [ %l, %loop ]
; CHECK-NEXT:    store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:    %j = add nuw i32 %i, 1
; CHECK-NEXT:    %l = add i32 %m, -1
; CHECK-NEXT:    %c = icmp eq i32 %l, 0
; CHECK-NEXT:    br i1 %c, label %exit, label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @other(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %m = phi i32 [ %n, %entry ], [ %l, %loop ]
  store volatile i32 %i, ptr %p
  %j = add nuw i32 %i, 1
  %l = add i32 %m, -1
  %c = icmp eq i32 %l, 0
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
