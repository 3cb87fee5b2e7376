; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; Shifting until nothing is left runs once for each bit up to the outermost one; a count from before the last step needs no test of 0.

; CHECK-LABEL: @behind(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %e = icmp ne i32 %n, 0
; CHECK-NEXT:   br i1 %e, label %pre, label %out
; CHECK: pre:
; CHECK-NEXT:   %0 = call i32 @llvm.cttz.i32(i32 %n, i1 true)
; CHECK-NEXT:   %1 = sub i32 32, %0
; CHECK-NEXT:   %2 = sub i32 %s, %1
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %tcphi = phi i32 [ %1, %pre ], [ %tcdec, %loop ]
; CHECK-NEXT:   %x = phi i32 [ %n, %pre ], [ %y, %loop ]
; CHECK-NEXT:   %k = phi i32 [ %s, %pre ], [ %l, %loop ]
; CHECK-NEXT:   %l = add nsw i32 %k, -1
; CHECK-NEXT:   %y = shl i32 %x, 1
; CHECK-NEXT:   %tcdec = sub nsw i32 %tcphi, 1
; CHECK-NEXT:   %c = icmp ne i32 %tcdec, 0
; CHECK-NEXT:   br i1 %c, label %loop, label %done
; CHECK: done:
; CHECK-NEXT:   %l.lcssa = phi i32 [ %2, %loop ]
; CHECK-NEXT:   ret i32 %l.lcssa
; CHECK: out:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @behind(i32 %n, i32 %s) {
entry:
  %e = icmp ne i32 %n, 0
  br i1 %e, label %pre, label %out
pre:
  br label %loop
loop:
  %x = phi i32 [ %n, %pre ], [ %y, %loop ]
  %k = phi i32 [ %s, %pre ], [ %l, %loop ]
  %l = add nsw i32 %k, -1
  %y = shl i32 %x, 1
  %c = icmp ne i32 %y, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 %l
out:
  ret i32 0
}

; CHECK-LABEL: @before(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = lshr i16 %n, 1
; CHECK-NEXT:   %1 = call i16 @llvm.ctlz.i16(i16 %0, i1 false)
; CHECK-NEXT:   %2 = sub i16 16, %1
; CHECK-NEXT:   %3 = add i16 %2, 1
; CHECK-NEXT:   %4 = zext i16 %2 to i64
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %tcphi = phi i16 [ %3, %entry ], [ %tcdec, %loop ]
; CHECK-NEXT:   %x = phi i16 [ %n, %entry ], [ %y, %loop ]
; CHECK-NEXT:   %k = phi i64 [ 0, %entry ], [ %l, %loop ]
; CHECK-NEXT:   %l = add nsw i64 %k, 1
; CHECK-NEXT:   %y = lshr i16 %x, 1
; CHECK-NEXT:   %tcdec = sub nsw i16 %tcphi, 1
; CHECK-NEXT:   %c = icmp eq i16 %tcdec, 0
; CHECK-NEXT:   br i1 %c, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   %k.lcssa = phi i64 [ %4, %loop ]
; CHECK-NEXT:   ret i64 %k.lcssa
; CHECK-NEXT: }
define i64 @before(i16 %n) {
entry:
  br label %loop
loop:
  %x = phi i16 [ %n, %entry ], [ %y, %loop ]
  %k = phi i64 [ 0, %entry ], [ %l, %loop ]
  %l = add nsw i64 %k, 1
  %y = lshr i16 %x, 1
  %c = icmp eq i16 %y, 0
  br i1 %c, label %done, label %loop
done:
  ret i64 %k
}

; An arithmetic shift of a negative number does not end.
; CHECK-LABEL: @signed(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %x = phi i16 [ %n, %entry ], [ %y, %loop ]
; CHECK-NEXT:   %k = phi i64 [ 0, %entry ], [ %l, %loop ]
; CHECK-NEXT:   %l = add nsw i64 %k, 1
; CHECK-NEXT:   %y = ashr i16 %x, 1
; CHECK-NEXT:   %c = icmp eq i16 %y, 0
; CHECK-NEXT:   br i1 %c, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   %k.lcssa = phi i64 [ %k, %loop ]
; CHECK-NEXT:   ret i64 %k.lcssa
; CHECK-NEXT: }
define i64 @signed(i16 %n) {
entry:
  br label %loop
loop:
  %x = phi i16 [ %n, %entry ], [ %y, %loop ]
  %k = phi i64 [ 0, %entry ], [ %l, %loop ]
  %l = add nsw i64 %k, 1
  %y = ashr i16 %x, 1
  %c = icmp eq i16 %y, 0
  br i1 %c, label %done, label %loop
done:
  ret i64 %k
}
