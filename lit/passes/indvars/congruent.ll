; RUN: opt-go %s -passes='indvars' -S | FileCheck %s
;
; Two φs that count the same become one; an exit that another one is always taken before goes.

target datalayout = "e-i64:64-n8:16:32:64-S128"
; CHECK-LABEL: @twins(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:    %j = add nuw i32 %i, 1
; CHECK-NEXT:    %exitcond = icmp ne i32 %j, %umax
; CHECK-NEXT:    br i1 %exitcond, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @twins(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i32 [ 0, %entry ], [ %l, %loop ]
  store volatile i32 %i, ptr %p
  store volatile i32 %k, ptr %p
  %j = add nuw nsw i32 %i, 1
  %l = add nsw i32 %k, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @second(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:    %exitcond = icmp ne i32 %i, 10
; CHECK-NEXT:    br i1 %exitcond, label %latch, label %exit
; CHECK:       latch:
; CHECK-NEXT:    %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:    br i1 true, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @second(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  store volatile i32 %i, ptr %p
  %c1 = icmp ult i32 %i, 10
  br i1 %c1, label %latch, label %exit
latch:
  %j = add i32 %i, 1
  %c2 = icmp ult i32 %j, 20
  br i1 %c2, label %loop, label %exit
exit:
  ret void
}
