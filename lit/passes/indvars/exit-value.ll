; RUN: opt-go %s -passes='indvars' -S | FileCheck %s
;
; The exit value of a loop is computed outside of it; not where the loop needs it anyway and it would be expensive.

target datalayout = "e-i64:64-n8:16:32:64-S128"
; CHECK-LABEL: @sum(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
; CHECK-NEXT:    %0 = add i32 %umax, -1
; CHECK-NEXT:    %1 = zext i32 %0 to i33
; CHECK-NEXT:    %2 = add i32 %umax, -2
; CHECK-NEXT:    %3 = zext i32 %2 to i33
; CHECK-NEXT:    %4 = mul i33 %1, %3
; CHECK-NEXT:    %5 = lshr i33 %4, 1
; CHECK-NEXT:    %6 = trunc i33 %5 to i32
; CHECK-NEXT:    %7 = add i32 %umax, %6
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %j = add nuw i32 %i, 1
; CHECK-NEXT:    br i1 false, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %8 = add i32 %7, -1
; CHECK-NEXT:    ret i32 %8
; CHECK-NEXT:  }
define i32 @sum(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %t = add i32 %s, %i
  %j = add nuw i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}
; CHECK-LABEL: @needed(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %j = add nuw i32 %i, 3
; CHECK-NEXT:    store volatile i32 %j, ptr %p, align 4
; CHECK-NEXT:    %c = icmp ult i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %j.lcssa = phi i32 [ %j, %loop ]
; CHECK-NEXT:    ret i32 %j.lcssa
; CHECK-NEXT:  }
define i32 @needed(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw i32 %i, 3
  store volatile i32 %j, ptr %p
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %j
}
