; RUN: opt-go %s -passes=loop-idiom -mtriple=nvptx64-nvidia-cuda -S | FileCheck %s
;
; GPUs have no C library: memory loops stay. Counting bits is an instruction.

; CHECK-LABEL: @zero(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   store i32 0, ptr %a, align 4
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

; CHECK-LABEL: @length(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %e = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %e, label %out, label %pre
; CHECK: pre:
; CHECK-NEXT:   %0 = call i32 @llvm.ctlz.i32(i32 %n, i1 true)
; CHECK-NEXT:   %1 = sub i32 32, %0
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %tcphi = phi i32 [ %1, %pre ], [ %tcdec, %loop ]
; CHECK-NEXT:   %x = phi i32 [ %n, %pre ], [ %y, %loop ]
; CHECK-NEXT:   %k = phi i32 [ 0, %pre ], [ %l, %loop ]
; CHECK-NEXT:   %l = add nsw i32 %k, 1
; CHECK-NEXT:   %y = lshr i32 %x, 1
; CHECK-NEXT:   %tcdec = sub nsw i32 %tcphi, 1
; CHECK-NEXT:   %c = icmp eq i32 %tcdec, 0
; CHECK-NEXT:   br i1 %c, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   %l.lcssa = phi i32 [ %1, %loop ]
; CHECK-NEXT:   ret i32 %l.lcssa
; CHECK: out:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @length(i32 %n) {
entry:
  %e = icmp eq i32 %n, 0
  br i1 %e, label %out, label %pre
pre:
  br label %loop
loop:
  %x = phi i32 [ %n, %pre ], [ %y, %loop ]
  %k = phi i32 [ 0, %pre ], [ %l, %loop ]
  %l = add nsw i32 %k, 1
  %y = lshr i32 %x, 1
  %c = icmp eq i32 %y, 0
  br i1 %c, label %done, label %loop
done:
  ret i32 %l
out:
  ret i32 0
}
