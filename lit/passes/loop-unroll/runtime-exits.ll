; RUN: opt-go %s -passes='loop-unroll<runtime>' -unroll-count=2 -unroll-runtime-multi-exit -S | FileCheck %s
;
; Another exit before the latch: the number of iterations by the latch may be poison where that exit is taken, and is frozen.

; CHECK-LABEL: @find(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %umax = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:    %0 = freeze i64 %umax
; CHECK-NEXT:    %1 = add i64 %0, -1
; CHECK-NEXT:    %xtraiter = and i64 %0, 1
; CHECK-NEXT:    %2 = icmp ult i64 %1, 1
; CHECK-NEXT:    br i1 %2, label %exit.unr-lcssa, label %entry.new
; CHECK:       entry.new:
; CHECK-NEXT:    %unroll_iter = sub i64 %0, %xtraiter
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry.new ], [ %j.1, %latch.1 ]
; CHECK-NEXT:    %niter = phi i64 [ 0, %entry.new ], [ %niter.next.1, %latch.1 ]
; CHECK-NEXT:    %a = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:    %v = load i32, ptr %a, align 4
; CHECK-NEXT:    %f = icmp eq i32 %v, %x
; CHECK-NEXT:    br i1 %f, label %found.loopexit, label %latch
; CHECK:       latch:
; CHECK-NEXT:    %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %a.1 = getelementptr i32, ptr %p, i64 %j
; CHECK-NEXT:    %v.1 = load i32, ptr %a.1, align 4
; CHECK-NEXT:    %f.1 = icmp eq i32 %v.1, %x
; CHECK-NEXT:    br i1 %f.1, label %found.loopexit, label %latch.1
; CHECK:       latch.1:
; CHECK-NEXT:    %j.1 = add nuw nsw i64 %i, 2
; CHECK-NEXT:    %niter.next.1 = add i64 %niter, 2
; CHECK-NEXT:    %niter.ncmp.1 = icmp ne i64 %niter.next.1, %unroll_iter
; CHECK-NEXT:    br i1 %niter.ncmp.1, label %loop, label %exit.unr-lcssa.loopexit, !llvm.loop
; CHECK:       found.loopexit:
; CHECK-NEXT:    %i.lcssa.ph = phi i64 [ %i, %loop ], [ %j, %latch ]
; CHECK-NEXT:    br label %found
; CHECK:       found:
; CHECK-NEXT:    %i.lcssa = phi i64 [ %i.unr, %loop.epil ], [ %i.lcssa.ph, %found.loopexit ]
; CHECK-NEXT:    %k = trunc i64 %i.lcssa to i32
; CHECK-NEXT:    ret i32 %k
; CHECK:       exit.unr-lcssa.loopexit:
; CHECK-NEXT:    %i.unr.ph = phi i64 [ %j.1, %latch.1 ]
; CHECK-NEXT:    br label %exit.unr-lcssa
; CHECK:       exit.unr-lcssa:
; CHECK-NEXT:    %i.unr = phi i64 [ 0, %entry ], [ %i.unr.ph, %exit.unr-lcssa.loopexit ]
; CHECK-NEXT:    %lcmp.mod = icmp ne i64 %xtraiter, 0
; CHECK-NEXT:    br i1 %lcmp.mod, label %loop.epil.preheader, label %exit
; CHECK:       loop.epil.preheader:
; CHECK-NEXT:    br label %loop.epil
; CHECK:       loop.epil:
; CHECK-NEXT:    %a.epil = getelementptr i32, ptr %p, i64 %i.unr
; CHECK-NEXT:    %v.epil = load i32, ptr %a.epil, align 4
; CHECK-NEXT:    %f.epil = icmp eq i32 %v.epil, %x
; CHECK-NEXT:    br i1 %f.epil, label %found, label %latch.epil
; CHECK:       latch.epil:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 -1
; CHECK-NEXT:  }
define i32 @find(ptr %p, i64 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %a = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %a
  %f = icmp eq i32 %v, %x
  br i1 %f, label %found, label %latch
latch:
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
found:
  %k = trunc i64 %i to i32
  ret i32 %k
exit:
  ret i32 -1
}
