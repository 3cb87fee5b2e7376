; RUN: opt-go %s -passes='loop-unroll<runtime>' -unroll-count=3 -S | FileCheck %s
;
; No counter starts at a constant: the iterations that are left over come first. Three is no power of two, and the number of iterations
; may be 2^32, which 32 bits show as 0: remainders are taken of the passages over the back edge.

; CHECK-LABEL: @walk(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %p2 = ptrtoint ptr %p to i64
; CHECK-NEXT:    %e1 = ptrtoint ptr %e to i64
; CHECK-NEXT:    %0 = sub i64 %e1, %p2
; CHECK-NEXT:    %1 = add i64 %e1, -1
; CHECK-NEXT:    %2 = sub i64 %1, %p2
; CHECK-NEXT:    %3 = urem i64 %2, 3
; CHECK-NEXT:    %4 = add i64 %3, 1
; CHECK-NEXT:    %xtraiter = urem i64 %4, 3
; CHECK-NEXT:    %lcmp.mod = icmp ne i64 %xtraiter, 0
; CHECK-NEXT:    br i1 %lcmp.mod, label %loop.prol.preheader, label %loop.prol.loopexit
; CHECK:       loop.prol.preheader:
; CHECK-NEXT:    br label %loop.prol
; CHECK:       loop.prol:
; CHECK-NEXT:    %q.prol = phi ptr [ %p, %loop.prol.preheader ], [ %r.prol, %loop.prol ]
; CHECK-NEXT:    %prol.iter = phi i64 [ 0, %loop.prol.preheader ], [ %prol.iter.next, %loop.prol ]
; CHECK-NEXT:    store i8 0, ptr %q.prol, align 1
; CHECK-NEXT:    %r.prol = getelementptr i8, ptr %q.prol, i64 1
; CHECK-NEXT:    %c.prol = icmp eq ptr %r.prol, %e
; CHECK-NEXT:    %prol.iter.next = add i64 %prol.iter, 1
; CHECK-NEXT:    %prol.iter.cmp = icmp ne i64 %prol.iter.next, %xtraiter
; CHECK-NEXT:    br i1 %prol.iter.cmp, label %loop.prol, label %loop.prol.loopexit.unr-lcssa, !llvm.loop
; CHECK:       loop.prol.loopexit.unr-lcssa:
; CHECK-NEXT:    %q.unr.ph = phi ptr [ %r.prol, %loop.prol ]
; CHECK-NEXT:    br label %loop.prol.loopexit
; CHECK:       loop.prol.loopexit:
; CHECK-NEXT:    %q.unr = phi ptr [ %p, %entry ], [ %q.unr.ph, %loop.prol.loopexit.unr-lcssa ]
; CHECK-NEXT:    %5 = icmp ult i64 %2, 2
; CHECK-NEXT:    br i1 %5, label %exit, label %entry.new
; CHECK:       entry.new:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %q = phi ptr [ %q.unr, %entry.new ], [ %r.2, %loop ]
; CHECK-NEXT:    store i8 0, ptr %q, align 1
; CHECK-NEXT:    %r = getelementptr i8, ptr %q, i64 1
; CHECK-NEXT:    store i8 0, ptr %r, align 1
; CHECK-NEXT:    %r.1 = getelementptr i8, ptr %r, i64 1
; CHECK-NEXT:    store i8 0, ptr %r.1, align 1
; CHECK-NEXT:    %r.2 = getelementptr i8, ptr %r.1, i64 1
; CHECK-NEXT:    %c.2 = icmp eq ptr %r.2, %e
; CHECK-NEXT:    br i1 %c.2, label %exit.unr-lcssa, label %loop, !llvm.loop
; CHECK:       exit.unr-lcssa:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @walk(ptr %p, ptr %e) {
entry:
  br label %loop
loop:
  %q = phi ptr [ %p, %entry ], [ %r, %loop ]
  store i8 0, ptr %q
  %r = getelementptr i8, ptr %q, i64 1
  %c = icmp eq ptr %r, %e
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
