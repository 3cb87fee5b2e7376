; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; Shifting to the left until a bit is set: by as much as the highest one below it has to go. The last value and the next one are computed
; in front of the loop.

; CHECK-LABEL: @constant(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n.masked = and i32 %n, 131071
; CHECK-NEXT:   %n.masked.numleadingzeros = call i32 @llvm.ctlz.i32(i32 %n.masked, i1 true)
; CHECK-NEXT:   %n.masked.numactivebits = sub nuw nsw i32 32, %n.masked.numleadingzeros
; CHECK-NEXT:   %n.masked.leadingonepos = add nsw i32 %n.masked.numactivebits, -1
; CHECK-NEXT:   %loop.backedgetakencount = sub nuw nsw i32 16, %n.masked.leadingonepos
; CHECK-NEXT:   %loop.tripcount = add nuw nsw i32 %loop.backedgetakencount, 1
; CHECK-NEXT:   %x = shl i32 %n, %loop.backedgetakencount
; CHECK-NEXT:   %y = shl i32 %n, %loop.tripcount
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %loop.iv = phi i32 [ 0, %entry ], [ %loop.iv.next, %loop ]
; CHECK-NEXT:   %0 = phi i32 [ %n, %entry ], [ %1, %loop ]
; CHECK-NEXT:   %m = and i32 %0, 65536
; CHECK-NEXT:   %c = icmp eq i32 %m, 0
; CHECK-NEXT:   %1 = shl i32 %0, 1
; CHECK-NEXT:   %loop.iv.next = add nuw nsw i32 %loop.iv, 1
; CHECK-NEXT:   %loop.ivcheck = icmp eq i32 %loop.iv.next, %loop.tripcount
; CHECK-NEXT:   br i1 %loop.ivcheck, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   %x.lcssa = phi i32 [ %x, %loop ]
; CHECK-NEXT:   ret i32 %x.lcssa
; CHECK-NEXT: }
define i32 @constant(i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %n, %entry ], [ %y, %loop ]
  %m = and i32 %x, 65536
  %c = icmp eq i32 %m, 0
  %y = shl i32 %x, 1
  br i1 %c, label %loop, label %done
done:
  ret i32 %x
}

; CHECK-LABEL: @variable(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %b.fr = freeze i32 %b
; CHECK-NEXT:   %mask = shl i32 1, %b.fr
; CHECK-NEXT:   %b.fr.lowbitmask = add i32 %mask, -1
; CHECK-NEXT:   %b.fr.mask = or i32 %b.fr.lowbitmask, %mask
; CHECK-NEXT:   %n.masked = and i32 %n, %b.fr.mask
; CHECK-NEXT:   %n.masked.numleadingzeros = call i32 @llvm.ctlz.i32(i32 %n.masked, i1 true)
; CHECK-NEXT:   %n.masked.numactivebits = sub nuw nsw i32 32, %n.masked.numleadingzeros
; CHECK-NEXT:   %n.masked.leadingonepos = add nsw i32 %n.masked.numactivebits, -1
; CHECK-NEXT:   %loop.backedgetakencount = sub nuw nsw i32 %b.fr, %n.masked.leadingonepos
; CHECK-NEXT:   %loop.tripcount = add nuw nsw i32 %loop.backedgetakencount, 1
; CHECK-NEXT:   %x = shl i32 %n, %loop.backedgetakencount
; CHECK-NEXT:   %y = shl i32 %x, 1
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %loop.iv = phi i32 [ 0, %entry ], [ %loop.iv.next, %loop ]
; CHECK-NEXT:   %0 = phi i32 [ %n, %entry ], [ %1, %loop ]
; CHECK-NEXT:   %m = and i32 %0, %mask
; CHECK-NEXT:   %c = icmp ne i32 %m, 0
; CHECK-NEXT:   %1 = shl i32 %0, 1
; CHECK-NEXT:   %loop.iv.next = add nuw nsw i32 %loop.iv, 1
; CHECK-NEXT:   %loop.ivcheck = icmp eq i32 %loop.iv.next, %loop.tripcount
; CHECK-NEXT:   br i1 %loop.ivcheck, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   %y.lcssa = phi i32 [ %y, %loop ]
; CHECK-NEXT:   ret i32 %y.lcssa
; CHECK-NEXT: }
define i32 @variable(i32 %n, i32 %b) {
entry:
  %mask = shl i32 1, %b
  br label %loop
loop:
  %x = phi i32 [ %n, %entry ], [ %y, %loop ]
  %m = and i32 %x, %mask
  %c = icmp ne i32 %m, 0
  %y = shl i32 %x, 1
  br i1 %c, label %done, label %loop
done:
  ret i32 %y
}

; CHECK-LABEL: @sign(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n.masked = and i32 %n, -1
; CHECK-NEXT:   %n.masked.numleadingzeros = call i32 @llvm.ctlz.i32(i32 %n.masked, i1 true)
; CHECK-NEXT:   %n.masked.numactivebits = sub nuw nsw i32 32, %n.masked.numleadingzeros
; CHECK-NEXT:   %n.masked.leadingonepos = add nsw i32 %n.masked.numactivebits, -1
; CHECK-NEXT:   %loop.backedgetakencount = sub nuw nsw i32 31, %n.masked.leadingonepos
; CHECK-NEXT:   %loop.tripcount = add nuw nsw i32 %loop.backedgetakencount, 1
; CHECK-NEXT:   %x = shl i32 %n, %loop.backedgetakencount
; CHECK-NEXT:   %y = shl i32 %x, 1
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %loop.iv = phi i32 [ 0, %entry ], [ %loop.iv.next, %loop ]
; CHECK-NEXT:   %0 = phi i32 [ %n, %entry ], [ %1, %loop ]
; CHECK-NEXT:   %c = icmp sgt i32 %0, -1
; CHECK-NEXT:   %1 = shl i32 %0, 1
; CHECK-NEXT:   %loop.iv.next = add nuw nsw i32 %loop.iv, 1
; CHECK-NEXT:   %loop.ivcheck = icmp eq i32 %loop.iv.next, %loop.tripcount
; CHECK-NEXT:   br i1 %loop.ivcheck, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   %y.lcssa = phi i32 [ %y, %loop ]
; CHECK-NEXT:   ret i32 %y.lcssa
; CHECK-NEXT: }
define i32 @sign(i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %n, %entry ], [ %y, %loop ]
  %c = icmp sgt i32 %x, -1
  %y = shl i32 %x, 1
  br i1 %c, label %loop, label %done
done:
  ret i32 %y
}
