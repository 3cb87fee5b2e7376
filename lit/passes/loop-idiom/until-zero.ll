; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; The first number by which a value can be shifted so that nothing is left.

declare void @sink(i32, i1)

; CHECK-LABEL: @plain(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n.numleadingzeros = call i32 @llvm.ctlz.i32(i32 %n, i1 false)
; CHECK-NEXT:   %n.numactivebits = sub nuw nsw i32 32, %n.numleadingzeros
; CHECK-NEXT:   %n.numactivebits.offset = add nuw nsw i32 %n.numactivebits, 0
; CHECK-NEXT:   %iv.final = call i32 @llvm.smax.i32(i32 %n.numactivebits.offset, i32 %s)
; CHECK-NEXT:   %loop.backedgetakencount = sub nuw nsw i32 %iv.final, %s
; CHECK-NEXT:   %loop.tripcount = add nuw nsw i32 %loop.backedgetakencount, 1
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %loop.iv = phi i32 [ 0, %entry ], [ %loop.iv.next, %loop ]
; CHECK-NEXT:   %loop.iv.next = add nuw nsw i32 %loop.iv, 1
; CHECK-NEXT:   %loop.ivcheck = icmp eq i32 %loop.iv.next, %loop.tripcount
; CHECK-NEXT:   %i = add nsw i32 %loop.iv, %s
; CHECK-NEXT:   %x = lshr i32 %n, %i
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   call void @sink(i32 %x, i1 %loop.ivcheck)
; CHECK-NEXT:   br i1 %loop.ivcheck, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   %i.lcssa = phi i32 [ %iv.final, %loop ]
; CHECK-NEXT:   ret i32 %i.lcssa
; CHECK-NEXT: }
define i32 @plain(i32 %n, i32 %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %j, %loop ]
  %x = lshr i32 %n, %i
  %c = icmp eq i32 %x, 0
  %j = add i32 %i, 1
  call void @sink(i32 %x, i1 %c)
  br i1 %c, label %done, label %loop
done:
  ret i32 %i
}

; CHECK-LABEL: @offset(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n.numleadingzeros = call i32 @llvm.cttz.i32(i32 %n, i1 false)
; CHECK-NEXT:   %n.numactivebits = sub nuw nsw i32 32, %n.numleadingzeros
; CHECK-NEXT:   %0 = sub i32 0, %o
; CHECK-NEXT:   %n.numactivebits.offset = add nsw i32 %n.numactivebits, %0
; CHECK-NEXT:   %iv.final = call i32 @llvm.smax.i32(i32 %n.numactivebits.offset, i32 %s)
; CHECK-NEXT:   %loop.backedgetakencount = sub nsw i32 %iv.final, %s
; CHECK-NEXT:   %loop.tripcount = add nuw nsw i32 %loop.backedgetakencount, 1
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %loop.iv = phi i32 [ 0, %entry ], [ %loop.iv.next, %loop ]
; CHECK-NEXT:   %loop.iv.next = add nuw nsw i32 %loop.iv, 1
; CHECK-NEXT:   %loop.ivcheck = icmp eq i32 %loop.iv.next, %loop.tripcount
; CHECK-NEXT:   %c = xor i1 %loop.ivcheck, true
; CHECK-NEXT:   %i = add nsw i32 %loop.iv, %s
; CHECK-NEXT:   %k = add nsw i32 %i, %o
; CHECK-NEXT:   %x = shl i32 %n, %k
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   call void @sink(i32 %x, i1 %c)
; CHECK-NEXT:   br i1 %loop.ivcheck, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   %i.lcssa = phi i32 [ %iv.final, %loop ]
; CHECK-NEXT:   ret i32 %i.lcssa
; CHECK-NEXT: }
define i32 @offset(i32 %n, i32 %s, i32 %o) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %j, %loop ]
  %k = add nsw i32 %i, %o
  %x = shl i32 %n, %k
  %c = icmp ne i32 %x, 0
  %j = add i32 %i, 1
  call void @sink(i32 %x, i1 %c)
  br i1 %c, label %loop, label %done
done:
  ret i32 %i
}
