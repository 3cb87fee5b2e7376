; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; Several stores that fill the step of an iteration together are one memset, in whatever order they stand.

; CHECK-LABEL: @pairs(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %umax = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %0 = shl nuw i64 %umax, 3
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 %0, i1 false)
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds [2 x i32], ptr %p, i64 %i
; CHECK-NEXT:   %b = getelementptr inbounds [2 x i32], ptr %p, i64 %i, i64 1
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @pairs(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds [2 x i32], ptr %p, i64 %i
  %b = getelementptr inbounds [2 x i32], ptr %p, i64 %i, i64 1
  store i32 0, ptr %b
  store i32 0, ptr %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Not where one part is missing.
; CHECK-LABEL: @hole(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds [3 x i32], ptr %p, i64 %i
; CHECK-NEXT:   %b = getelementptr inbounds [3 x i32], ptr %p, i64 %i, i64 1
; CHECK-NEXT:   store i32 0, ptr %a, align 4
; CHECK-NEXT:   store i32 0, ptr %b, align 4
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @hole(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds [3 x i32], ptr %p, i64 %i
  %b = getelementptr inbounds [3 x i32], ptr %p, i64 %i, i64 1
  store i32 0, ptr %a
  store i32 0, ptr %b
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
