; RUN: opt-go %s -passes='loop-unroll<runtime>' -S | FileCheck %s
;
; A loop with a run-time trip count: eight copies, and a remainder loop after them.

; CHECK-LABEL: @sum(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %smax = call i32 @llvm.smax.i32(i32 %n, i32 1)
; CHECK-NEXT:    %0 = add nsw i32 %smax, -1
; CHECK-NEXT:    %xtraiter = and i32 %smax, 7
; CHECK-NEXT:    %1 = icmp ult i32 %0, 7
; CHECK-NEXT:    br i1 %1, label %exit.unr-lcssa, label %entry.new
; CHECK:       entry.new:
; CHECK-NEXT:    %unroll_iter = sub i32 %smax, %xtraiter
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry.new ], [ %j.7, %loop ]
; CHECK-NEXT:    %s = phi i32 [ 0, %entry.new ], [ %t.7, %loop ]
; CHECK-NEXT:    %niter = phi i32 [ 0, %entry.new ], [ %niter.next.7, %loop ]
; CHECK-NEXT:    %a = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    %v = load i32, ptr %a, align 4
; CHECK-NEXT:    %t = add i32 %s, %v
; CHECK-NEXT:    %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:    %a.1 = getelementptr i32, ptr %p, i32 %j
; CHECK-NEXT:    %v.1 = load i32, ptr %a.1, align 4
; CHECK-NEXT:    %t.1 = add i32 %t, %v.1
; CHECK-NEXT:    %j.1 = add nuw nsw i32 %i, 2
; CHECK-NEXT:    %a.2 = getelementptr i32, ptr %p, i32 %j.1
; CHECK-NEXT:    %v.2 = load i32, ptr %a.2, align 4
; CHECK-NEXT:    %t.2 = add i32 %t.1, %v.2
; CHECK-NEXT:    %j.2 = add nuw nsw i32 %i, 3
; CHECK-NEXT:    %a.3 = getelementptr i32, ptr %p, i32 %j.2
; CHECK-NEXT:    %v.3 = load i32, ptr %a.3, align 4
; CHECK-NEXT:    %t.3 = add i32 %t.2, %v.3
; CHECK-NEXT:    %j.3 = add nuw nsw i32 %i, 4
; CHECK-NEXT:    %a.4 = getelementptr i32, ptr %p, i32 %j.3
; CHECK-NEXT:    %v.4 = load i32, ptr %a.4, align 4
; CHECK-NEXT:    %t.4 = add i32 %t.3, %v.4
; CHECK-NEXT:    %j.4 = add nuw nsw i32 %i, 5
; CHECK-NEXT:    %a.5 = getelementptr i32, ptr %p, i32 %j.4
; CHECK-NEXT:    %v.5 = load i32, ptr %a.5, align 4
; CHECK-NEXT:    %t.5 = add i32 %t.4, %v.5
; CHECK-NEXT:    %j.5 = add nuw nsw i32 %i, 6
; CHECK-NEXT:    %a.6 = getelementptr i32, ptr %p, i32 %j.5
; CHECK-NEXT:    %v.6 = load i32, ptr %a.6, align 4
; CHECK-NEXT:    %t.6 = add i32 %t.5, %v.6
; CHECK-NEXT:    %j.6 = add nuw nsw i32 %i, 7
; CHECK-NEXT:    %a.7 = getelementptr i32, ptr %p, i32 %j.6
; CHECK-NEXT:    %v.7 = load i32, ptr %a.7, align 4
; CHECK-NEXT:    %t.7 = add i32 %t.6, %v.7
; CHECK-NEXT:    %j.7 = add nsw i32 %i, 8
; CHECK-NEXT:    %niter.next.7 = add i32 %niter, 8
; CHECK-NEXT:    %niter.ncmp.7 = icmp ne i32 %niter.next.7, %unroll_iter
; CHECK-NEXT:    br i1 %niter.ncmp.7, label %loop, label %exit.unr-lcssa.loopexit
; CHECK:       exit.unr-lcssa.loopexit:
; CHECK-NEXT:    %t.lcssa.ph.ph = phi i32 [ %t.7, %loop ]
; CHECK-NEXT:    %i.unr.ph = phi i32 [ %j.7, %loop ]
; CHECK-NEXT:    %s.unr.ph = phi i32 [ %t.7, %loop ]
; CHECK-NEXT:    br label %exit.unr-lcssa
; CHECK:       exit.unr-lcssa:
; CHECK-NEXT:    %t.lcssa.ph = phi i32 [ poison, %entry ], [ %t.lcssa.ph.ph, %exit.unr-lcssa.loopexit ]
; CHECK-NEXT:    %i.unr = phi i32 [ 0, %entry ], [ %i.unr.ph, %exit.unr-lcssa.loopexit ]
; CHECK-NEXT:    %s.unr = phi i32 [ 0, %entry ], [ %s.unr.ph, %exit.unr-lcssa.loopexit ]
; CHECK-NEXT:    %lcmp.mod = icmp ne i32 %xtraiter, 0
; CHECK-NEXT:    br i1 %lcmp.mod, label %loop.epil.preheader, label %exit
; CHECK:       loop.epil.preheader:
; CHECK-NEXT:    br label %loop.epil
; CHECK:       loop.epil:
; CHECK-NEXT:    %i.epil = phi i32 [ %i.unr, %loop.epil.preheader ], [ %j.epil, %loop.epil ]
; CHECK-NEXT:    %s.epil = phi i32 [ %s.unr, %loop.epil.preheader ], [ %t.epil, %loop.epil ]
; CHECK-NEXT:    %epil.iter = phi i32 [ 0, %loop.epil.preheader ], [ %epil.iter.next, %loop.epil ]
; CHECK-NEXT:    %a.epil = getelementptr i32, ptr %p, i32 %i.epil
; CHECK-NEXT:    %v.epil = load i32, ptr %a.epil, align 4
; CHECK-NEXT:    %t.epil = add i32 %s.epil, %v.epil
; CHECK-NEXT:    %j.epil = add nsw i32 %i.epil, 1
; CHECK-NEXT:    %c.epil = icmp slt i32 %j.epil, %n
; CHECK-NEXT:    %epil.iter.next = add i32 %epil.iter, 1
; CHECK-NEXT:    %epil.iter.cmp = icmp ne i32 %epil.iter.next, %xtraiter
; CHECK-NEXT:    br i1 %epil.iter.cmp, label %loop.epil, label %exit.epilog-lcssa, !llvm.loop
; CHECK:       exit.epilog-lcssa:
; CHECK-NEXT:    %t.lcssa.ph1 = phi i32 [ %t.epil, %loop.epil ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %t.lcssa = phi i32 [ %t.lcssa.ph, %exit.unr-lcssa ], [ %t.lcssa.ph1, %exit.epilog-lcssa ]
; CHECK-NEXT:    ret i32 %t.lcssa
; CHECK-NEXT:  }
define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %t = add i32 %s, %v
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}
