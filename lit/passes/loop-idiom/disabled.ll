; RUN: opt-go %s -passes=loop-idiom -disable-loop-idiom-memset -S | FileCheck %s
;
; Each kind of call can be switched off.

; CHECK-LABEL: @both(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %umax = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %0 = shl nuw i64 %umax, 2
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 %0, i1 false)
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %q, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %b = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %d = getelementptr inbounds i32, ptr %r, i64 %i
; CHECK-NEXT:   store i32 0, ptr %d, align 4
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @both(ptr noalias %p, ptr noalias %q, ptr noalias %r, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds i32, ptr %q, i64 %i
  %v = load i32, ptr %a, align 4
  %b = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %v, ptr %b, align 4
  %d = getelementptr inbounds i32, ptr %r, i64 %i
  store i32 0, ptr %d, align 4
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
