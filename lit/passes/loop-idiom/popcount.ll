; RUN: opt-go %s -passes=loop-idiom -mtriple=x86_64-unknown-linux-gnu -mattr=+popcnt -S | FileCheck %s
;
; Clearing the lowest one until none is left runs once for each one, where the processor counts ones.

; CHECK-LABEL: @ones(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i32 @llvm.ctpop.i32(i32 %n)
; CHECK-NEXT:   %1 = add i32 %0, 5
; CHECK-NEXT:   %2 = icmp eq i32 %0, 0
; CHECK-NEXT:   br i1 %2, label %out, label %pre
; CHECK: pre:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %tcphi = phi i32 [ %0, %pre ], [ %tcdec, %loop ]
; CHECK-NEXT:   %x = phi i32 [ %n, %pre ], [ %y, %loop ]
; CHECK-NEXT:   %k = phi i32 [ 5, %pre ], [ %l, %loop ]
; CHECK-NEXT:   %l = add nsw i32 %k, 1
; CHECK-NEXT:   %z = add i32 %x, -1
; CHECK-NEXT:   %y = and i32 %x, %z
; CHECK-NEXT:   %tcdec = sub nsw i32 %tcphi, 1
; CHECK-NEXT:   %c = icmp sle i32 %tcdec, 0
; CHECK-NEXT:   br i1 %c, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   %l.lcssa = phi i32 [ %1, %loop ]
; CHECK-NEXT:   ret i32 %l.lcssa
; CHECK: out:
; CHECK-NEXT:   ret i32 5
; CHECK-NEXT: }
define i32 @ones(i32 %n) {
entry:
  %e = icmp eq i32 %n, 0
  br i1 %e, label %out, label %pre
pre:
  br label %loop
loop:
  %x = phi i32 [ %n, %pre ], [ %y, %loop ]
  %k = phi i32 [ 5, %pre ], [ %l, %loop ]
  %l = add nsw i32 %k, 1
  %z = add i32 %x, -1
  %y = and i32 %x, %z
  %c = icmp eq i32 %y, 0
  br i1 %c, label %done, label %loop
done:
  ret i32 %l
out:
  ret i32 5
}
