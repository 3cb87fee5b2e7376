; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; A memset or memcpy in each iteration becomes one.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @rows(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %umax = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %0 = shl nuw i64 %umax, 6
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 16 %p, i8 7, i64 %0, i1 false)
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds [64 x i8], ptr %p, i64 %i
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @rows(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds [64 x i8], ptr %p, i64 %i
  call void @llvm.memset.p0.i64(ptr align 16 %a, i8 7, i64 64, i1 false)
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @records(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %umax = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %0 = mul nuw i64 %umax, 12
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 %0, i1 false)
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds [12 x i8], ptr %p, i64 %i
; CHECK-NEXT:   %b = getelementptr inbounds [12 x i8], ptr %q, i64 %i
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @records(ptr noalias %p, ptr noalias %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds [12 x i8], ptr %p, i64 %i
  %b = getelementptr inbounds [12 x i8], ptr %q, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 12, i1 false)
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @variable(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %umax = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %0 = mul nuw i64 %m, %umax
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %0, i1 false)
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %o = mul nsw i64 %i, %m
; CHECK-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 %o
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @variable(ptr %p, i64 %n, i64 %m) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %o = mul nsw i64 %i, %m
  %a = getelementptr inbounds i8, ptr %p, i64 %o
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 %m, i1 false)
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
