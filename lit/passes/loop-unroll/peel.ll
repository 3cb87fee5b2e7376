; RUN: opt-go %s -passes='loop-unroll' -S | FileCheck %s
;
; First iterations are taken out of a loop: until a φ has the value that it keeps, until a condition is known, until a minimum is.

; CHECK-LABEL: @phi(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop.peel.begin
; CHECK:       loop.peel.begin:
; CHECK-NEXT:    br label %loop.peel
; CHECK:       loop.peel:
; CHECK-NEXT:    store volatile i32 7, ptr %p, align 4
; CHECK-NEXT:    %j.peel = add i32 0, 1
; CHECK-NEXT:    %c.peel = icmp ne i32 %j.peel, %n
; CHECK-NEXT:    br i1 %c.peel, label %loop.peel.next, label %exit
; CHECK:       loop.peel.next:
; CHECK-NEXT:    br label %loop.peel.next1
; CHECK:       loop.peel.next1:
; CHECK-NEXT:    br label %entry.peel.newph
; CHECK:       entry.peel.newph:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ %j.peel, %entry.peel.newph ], [ %j, %loop ]
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp ne i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit.loopexit, !llvm.loop
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @phi(ptr %p, i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %last = phi i32 [ 7, %entry ], [ %x, %loop ]
  store volatile i32 %last, ptr %p
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @condition(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop.peel.begin
; CHECK:       loop.peel.begin:
; CHECK-NEXT:    br label %loop.peel
; CHECK:       loop.peel:
; CHECK-NEXT:    %first.peel = icmp ult i32 0, 2
; CHECK-NEXT:    br i1 %first.peel, label %yes.peel, label %latch.peel
; CHECK:       yes.peel:
; CHECK-NEXT:    store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:    br label %latch.peel
; CHECK:       latch.peel:
; CHECK-NEXT:    store volatile i32 0, ptr %p, align 4
; CHECK-NEXT:    %j.peel = add nuw nsw i32 0, 1
; CHECK-NEXT:    %c.peel = icmp ult i32 %j.peel, %n
; CHECK-NEXT:    br i1 %c.peel, label %loop.peel.next, label %exit
; CHECK:       loop.peel.next:
; CHECK-NEXT:    br label %loop.peel2
; CHECK:       loop.peel2:
; CHECK-NEXT:    %first.peel3 = icmp ult i32 %j.peel, 2
; CHECK-NEXT:    br i1 %first.peel3, label %yes.peel4, label %latch.peel5
; CHECK:       yes.peel4:
; CHECK-NEXT:    store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:    br label %latch.peel5
; CHECK:       latch.peel5:
; CHECK-NEXT:    store volatile i32 %j.peel, ptr %p, align 4
; CHECK-NEXT:    %j.peel6 = add nuw nsw i32 %j.peel, 1
; CHECK-NEXT:    %c.peel7 = icmp ult i32 %j.peel6, %n
; CHECK-NEXT:    br i1 %c.peel7, label %loop.peel.next1, label %exit
; CHECK:       loop.peel.next1:
; CHECK-NEXT:    br label %loop.peel.next8
; CHECK:       loop.peel.next8:
; CHECK-NEXT:    br label %entry.peel.newph
; CHECK:       entry.peel.newph:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ %j.peel6, %entry.peel.newph ], [ %j, %latch ]
; CHECK-NEXT:    br i1 false, label %yes, label %latch
; CHECK:       yes:
; CHECK-NEXT:    store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:    %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:    %c = icmp ult i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit.loopexit, !llvm.loop
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @condition(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %first = icmp ult i32 %i, 2
  br i1 %first, label %yes, label %latch
yes:
  store volatile i32 1, ptr %p
  br label %latch
latch:
  store volatile i32 %i, ptr %p
  %j = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @minimum(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop.peel.begin
; CHECK:       loop.peel.begin:
; CHECK-NEXT:    br label %loop.peel
; CHECK:       loop.peel:
; CHECK-NEXT:    %m.peel = call i32 @llvm.umin.i32(i32 0, i32 1)
; CHECK-NEXT:    store volatile i32 %m.peel, ptr %p, align 4
; CHECK-NEXT:    %j.peel = add nuw nsw i32 0, 1
; CHECK-NEXT:    %c.peel = icmp ult i32 %j.peel, %n
; CHECK-NEXT:    br i1 %c.peel, label %loop.peel.next, label %exit
; CHECK:       loop.peel.next:
; CHECK-NEXT:    br label %loop.peel.next1
; CHECK:       loop.peel.next1:
; CHECK-NEXT:    br label %entry.peel.newph
; CHECK:       entry.peel.newph:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ %j.peel, %entry.peel.newph ], [ %j, %loop ]
; CHECK-NEXT:    store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:    %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:    %c = icmp ult i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit.loopexit, !llvm.loop
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @minimum(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %m = call i32 @llvm.umin.i32(i32 %i, i32 1)
  store volatile i32 %m, ptr %p
  %j = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
declare i32 @llvm.umin.i32(i32, i32)
