; RUN: opt-go %s -passes='loop(loop-flatten)' -S | FileCheck %s
; RUN: opt-go %s -passes='loop(loop-flatten)' -loop-flatten-version-loops=0 -S | FileCheck %s --check-prefix=NOVER
;
; A sum over a matrix; the same with the row's address in a getelementptr of its own; a product of trip
; counts that may overflow, so that there are two versions; a use of the row number alone, and a load
; between the loops, which the inner loop might change, are in the way.

; NOVER-LABEL: @versions(
; NOVER-NOT: flatten
target datalayout = "e-p:64:64-i64:64-n32:64"

; CHECK-LABEL: @sum(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %g = icmp ne i32 %n, 0
; CHECK-NEXT:    %h = icmp ne i32 %m, 0
; CHECK-NEXT:    %c = and i1 %g, %h
; CHECK-NEXT:    br i1 %c, label %ph, label %exit
; CHECK:       ph:
; CHECK-NEXT:    %0 = zext i32 %m to i64
; CHECK-NEXT:    %1 = zext i32 %n to i64
; CHECK-NEXT:    %flatten.tripcount = mul i64 %0, %1
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    %indvar1 = phi i64 [ %indvar.next2, %latch ], [ 0, %ph ]
; CHECK-NEXT:    %s.outer = phi i32 [ 0, %ph ], [ %s.lcssa, %latch ]
; CHECK-NEXT:    %2 = trunc nuw i64 %indvar1 to i32
; CHECK-NEXT:    %row = mul i32 %2, %m
; CHECK-NEXT:    %flatten.trunciv = trunc i64 %indvar1 to i32
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    %indvar = phi i64 [ 0, %outer ]
; CHECK-NEXT:    %s = phi i32 [ %s.outer, %outer ]
; CHECK-NEXT:    %3 = trunc nuw i64 %indvar to i32
; CHECK-NEXT:    %k = add i32 %row, %3
; CHECK-NEXT:    %k.wide = sext i32 %flatten.trunciv to i64
; CHECK-NEXT:    %p = getelementptr inbounds i32, ptr %a, i64 %k.wide
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; CHECK-NEXT:    %s.next = add i32 %s, %v
; CHECK-NEXT:    %indvar.next = add nuw i64 %indvar, 1
; CHECK-NEXT:    %jc = icmp eq i64 %indvar.next, %0
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %s.lcssa = phi i32 [ %s.next, %inner ]
; CHECK-NEXT:    %indvar.next2 = add nuw i64 %indvar1, 1
; CHECK-NEXT:    %ic = icmp eq i64 %indvar.next2, %flatten.tripcount
; CHECK-NEXT:    br i1 %ic, label %exit.loopexit, label %outer
; CHECK:       exit.loopexit:
; CHECK-NEXT:    %s.lcssa.lcssa = phi i32 [ %s.lcssa, %latch ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %s.lcssa.lcssa, %exit.loopexit ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @sum(ptr %a, i32 %n, i32 %m) {
entry:
  %g = icmp ne i32 %n, 0
  %h = icmp ne i32 %m, 0
  %c = and i1 %g, %h
  br i1 %c, label %ph, label %exit
ph:
  br label %outer
outer:
  %i = phi i32 [ 0, %ph ], [ %i.next, %latch ]
  %s.outer = phi i32 [ 0, %ph ], [ %s.lcssa, %latch ]
  %row = mul i32 %i, %m
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi i32 [ %s.outer, %outer ], [ %s.next, %inner ]
  %k = add i32 %row, %j
  %k.wide = sext i32 %k to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %k.wide
  %v = load i32, ptr %p, align 4
  %s.next = add i32 %s, %v
  %j.next = add nuw i32 %j, 1
  %jc = icmp eq i32 %j.next, %m
  br i1 %jc, label %latch, label %inner
latch:
  %s.lcssa = phi i32 [ %s.next, %inner ]
  %i.next = add nuw i32 %i, 1
  %ic = icmp eq i32 %i.next, %n
  br i1 %ic, label %exit, label %outer
exit:
  %r = phi i32 [ 0, %entry ], [ %s.lcssa, %latch ]
  ret i32 %r
}

; CHECK-LABEL: @rows(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %flatten.tripcount = mul i64 12, 30
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
; CHECK-NEXT:    %row = mul i64 %i, 12
; CHECK-NEXT:    %q = getelementptr inbounds i32, ptr %a, i64 %row
; CHECK-NEXT:    %flatten.p = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    %j = phi i64 [ 0, %outer ]
; CHECK-NEXT:    %p = getelementptr inbounds i32, ptr %q, i64 %j
; CHECK-NEXT:    store i32 7, ptr %flatten.p, align 4
; CHECK-NEXT:    %j.next = add nuw nsw i64 %j, 1
; CHECK-NEXT:    %jc = icmp eq i64 %j.next, 12
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %i.next = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %ic = icmp eq i64 %i.next, %flatten.tripcount
; CHECK-NEXT:    br i1 %ic, label %exit, label %outer
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @rows(ptr %a) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i64 %i, 12
  %q = getelementptr inbounds i32, ptr %a, i64 %row
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %p = getelementptr inbounds i32, ptr %q, i64 %j
  store i32 7, ptr %p, align 4
  %j.next = add nuw nsw i64 %j, 1
  %jc = icmp eq i64 %j.next, 12
  br i1 %jc, label %latch, label %inner
latch:
  %i.next = add nuw nsw i64 %i, 1
  %ic = icmp eq i64 %i.next, 30
  br i1 %ic, label %exit, label %outer
exit:
  ret void
}

; CHECK-LABEL: @versions(
; CHECK-NEXT:  outer.lver.check:
; CHECK-NEXT:    %flatten.mul = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 %m)
; CHECK-NEXT:    %flatten.tripcount = extractvalue { i64, i1 } %flatten.mul, 0
; CHECK-NEXT:    %flatten.overflow = extractvalue { i64, i1 } %flatten.mul, 1
; CHECK-NEXT:    br i1 %flatten.overflow, label %outer.ph.lver.orig, label %outer.ph
; CHECK:       outer.ph.lver.orig:
; CHECK-NEXT:    br label %outer.lver.orig
; CHECK:       outer.lver.orig:
; CHECK-NEXT:    %i.lver.orig = phi i64 [ 0, %outer.ph.lver.orig ], [ %i.next.lver.orig, %latch.lver.orig ]
; CHECK-NEXT:    %row.lver.orig = mul i64 %i.lver.orig, %m
; CHECK-NEXT:    br label %inner.lver.orig
; CHECK:       inner.lver.orig:
; CHECK-NEXT:    %j.lver.orig = phi i64 [ 0, %outer.lver.orig ], [ %j.next.lver.orig, %inner.lver.orig ]
; CHECK-NEXT:    %k.lver.orig = add i64 %row.lver.orig, %j.lver.orig
; CHECK-NEXT:    %p.lver.orig = getelementptr i32, ptr %a, i64 %k.lver.orig
; CHECK-NEXT:    store i32 7, ptr %p.lver.orig, align 4
; CHECK-NEXT:    %j.next.lver.orig = add nuw i64 %j.lver.orig, 1
; CHECK-NEXT:    %jc.lver.orig = icmp eq i64 %j.next.lver.orig, %m
; CHECK-NEXT:    br i1 %jc.lver.orig, label %latch.lver.orig, label %inner.lver.orig
; CHECK:       latch.lver.orig:
; CHECK-NEXT:    %i.next.lver.orig = add nuw i64 %i.lver.orig, 1
; CHECK-NEXT:    %ic.lver.orig = icmp eq i64 %i.next.lver.orig, %n
; CHECK-NEXT:    br i1 %ic.lver.orig, label %exit.loopexit, label %outer.lver.orig
; CHECK:       outer.ph:
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    %i = phi i64 [ 0, %outer.ph ], [ %i.next, %latch ]
; CHECK-NEXT:    %row = mul i64 %i, %m
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    %j = phi i64 [ 0, %outer ]
; CHECK-NEXT:    %k = add i64 %row, %j
; CHECK-NEXT:    %p = getelementptr i32, ptr %a, i64 %i
; CHECK-NEXT:    store i32 7, ptr %p, align 4
; CHECK-NEXT:    %j.next = add nuw i64 %j, 1
; CHECK-NEXT:    %jc = icmp eq i64 %j.next, %m
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %i.next = add nuw i64 %i, 1
; CHECK-NEXT:    %ic = icmp eq i64 %i.next, %flatten.tripcount
; CHECK-NEXT:    br i1 %ic, label %exit.loopexit1, label %outer
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit.loopexit1:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @versions(ptr %a, i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i64 %i, %m
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i64 %row, %j
  %p = getelementptr i32, ptr %a, i64 %k
  store i32 7, ptr %p, align 4
  %j.next = add nuw i64 %j, 1
  %jc = icmp eq i64 %j.next, %m
  br i1 %jc, label %latch, label %inner
latch:
  %i.next = add nuw i64 %i, 1
  %ic = icmp eq i64 %i.next, %n
  br i1 %ic, label %exit, label %outer
exit:
  ret void
}

; CHECK-LABEL: @row_used(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
; CHECK-NEXT:    %row = mul i64 %i, 12
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
; CHECK-NEXT:    %k = add i64 %row, %j
; CHECK-NEXT:    %p = getelementptr inbounds i64, ptr %a, i64 %k
; CHECK-NEXT:    store i64 %i, ptr %p, align 4
; CHECK-NEXT:    %j.next = add nuw nsw i64 %j, 1
; CHECK-NEXT:    %jc = icmp eq i64 %j.next, 12
; CHECK-NEXT:    br i1 %jc, label %latch, label %inner
; CHECK:       latch:
; CHECK-NEXT:    %i.next = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %ic = icmp eq i64 %i.next, 30
; CHECK-NEXT:    br i1 %ic, label %exit, label %outer
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @row_used(ptr %a, ptr %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i64 %i, 12
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i64 %row, %j
  %p = getelementptr inbounds i64, ptr %a, i64 %k
  store i64 %i, ptr %p, align 4
  %j.next = add nuw nsw i64 %j, 1
  %jc = icmp eq i64 %j.next, 12
  br i1 %jc, label %latch, label %inner
latch:
  %i.next = add nuw nsw i64 %i, 1
  %ic = icmp eq i64 %i.next, 30
  br i1 %ic, label %exit, label %outer
exit:
  ret void
}
