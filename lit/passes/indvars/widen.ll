; RUN: opt-go %s -passes='indvars' -S | FileCheck %s
;
; A counter that is extended to address an array becomes wide, and the exit test a comparison with the extended bound.

target datalayout = "e-i64:64-n8:16:32:64-S128"
; CHECK-LABEL: @signed(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %g = icmp sgt i32 %n, 0
; CHECK-NEXT:    br i1 %g, label %loop.preheader, label %exit
; CHECK:       loop.preheader:
; CHECK-NEXT:    %wide.trip.count = zext i32 %n to i64
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %indvars.iv = phi i64 [ 0, %loop.preheader ], [ %indvars.iv.next, %loop ]
; CHECK-NEXT:    %a = getelementptr i32, ptr %p, i64 %indvars.iv
; CHECK-NEXT:    %0 = trunc nuw nsw i64 %indvars.iv to i32
; CHECK-NEXT:    store i32 %0, ptr %a, align 4
; CHECK-NEXT:    %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
; CHECK-NEXT:    %exitcond = icmp ne i64 %indvars.iv.next, %wide.trip.count
; CHECK-NEXT:    br i1 %exitcond, label %loop, label %exit.loopexit
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @signed(ptr %p, i32 %n) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = sext i32 %i to i64
  %a = getelementptr i32, ptr %p, i64 %w
  store i32 %i, ptr %a
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @offset(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = sext i32 %o to i64
; CHECK-NEXT:    %1 = sext i32 %n to i64
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %indvars.iv = phi i64 [ %indvars.iv.next, %loop ], [ 0, %entry ]
; CHECK-NEXT:    %2 = add nsw i64 %indvars.iv, %0
; CHECK-NEXT:    %a = getelementptr i32, ptr %p, i64 %2
; CHECK-NEXT:    store i32 0, ptr %a, align 4
; CHECK-NEXT:    %indvars.iv.next = add nuw nsw i64 %indvars.iv, 2
; CHECK-NEXT:    %c = icmp slt i64 %indvars.iv.next, %1
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @offset(ptr %p, i32 %n, i32 %o) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = add nsw i32 %i, %o
  %w = sext i32 %k to i64
  %a = getelementptr i32, ptr %p, i64 %w
  store i32 0, ptr %a
  %j = add nsw i32 %i, 2
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
