; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; Stores of one byte over adjacent elements become a memset in the preheader; the loop is left for others.

; CHECK-LABEL: @zero(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %umax = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %0 = shl nuw i64 %umax, 2
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 %0, i1 false)
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @zero(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %a, align 4
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The byte may be a variable, if the loop does not change it; all bytes of -1 and of floats like 0.0 are equal.
; CHECK-LABEL: @bytes(
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %b, i64 100, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 8 %q, i8 0, i64 800, i1 false)
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 %i
; CHECK-NEXT:   %d = getelementptr inbounds double, ptr %q, i64 %i
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ne i64 %j, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @bytes(ptr noalias %p, ptr noalias %q, i8 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds i8, ptr %p, i64 %i
  store i8 %b, ptr %a
  %d = getelementptr inbounds double, ptr %q, i64 %i
  store double 0.0, ptr %d
  %j = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %j, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
