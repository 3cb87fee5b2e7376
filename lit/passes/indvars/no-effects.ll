; RUN: opt-go %s -passes='indvars' -S | FileCheck %s
;
; A loop without effects is left by the exit that it would be left by in the end, in its first iteration.

target datalayout = "e-i64:64-n8:16:32:64-S128"
; CHECK-LABEL: @which(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = freeze i32 %m
; CHECK-NEXT:    %umin = call i32 @llvm.umin.i32(i32 %0, i32 %n)
; CHECK-NEXT:    %1 = icmp ne i32 %n, %umin
; CHECK-NEXT:    %2 = icmp ne i32 %m, %umin
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %1, label %latch, label %first
; CHECK:       latch:
; CHECK-NEXT:    br i1 %2, label %loop, label %second
; CHECK:       first:
; CHECK-NEXT:    ret i32 1
; CHECK:       second:
; CHECK-NEXT:    ret i32 2
; CHECK-NEXT:  }
define i32 @which(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %c1 = icmp ult i32 %i, %n
  br i1 %c1, label %latch, label %first
latch:
  %j = add nuw i32 %i, 1
  %c2 = icmp ult i32 %i, %m
  br i1 %c2, label %loop, label %second
first:
  ret i32 1
second:
  ret i32 2
}
