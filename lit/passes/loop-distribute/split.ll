; RUN: opt-go %s -passes=loop-distribute -S | FileCheck %s
; RUN: opt-go %s -passes=loop-distribute -enable-loop-distribute -S | FileCheck %s --check-prefix=ALL
;
; a[i+1] depends on a[i]; c[i] = d[i] * e[i] does not, and gets a loop of its own. Where arrays may
; overlap, the original loop stays for that. What does not ask for it is split with the flag only; a load
; that both parts need keeps them together.

; ALL-LABEL: @flag(
; ALL: loop.ldist1:
; ALL-LABEL: @shared(
; ALL-NOT: loop.ldist1:

; CHECK-LABEL: @asks(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %entry.split.ldist1
; CHECK:       entry.split.ldist1:
; CHECK-NEXT:    br label %loop.ldist1
; CHECK:       loop.ldist1:
; CHECK-NEXT:    %i.ldist1 = phi i64 [ 0, %entry.split.ldist1 ], [ %i.next.ldist1, %loop.ldist1 ]
; CHECK-NEXT:    %ap.ldist1 = getelementptr inbounds i32, ptr %a, i64 %i.ldist1
; CHECK-NEXT:    %av.ldist1 = load i32, ptr %ap.ldist1, align 4
; CHECK-NEXT:    %bp.ldist1 = getelementptr inbounds i32, ptr %b, i64 %i.ldist1
; CHECK-NEXT:    %bv.ldist1 = load i32, ptr %bp.ldist1, align 4
; CHECK-NEXT:    %s.ldist1 = add i32 %av.ldist1, %bv.ldist1
; CHECK-NEXT:    %i.next.ldist1 = add nuw nsw i64 %i.ldist1, 1
; CHECK-NEXT:    %aq.ldist1 = getelementptr inbounds i32, ptr %a, i64 %i.next.ldist1
; CHECK-NEXT:    store i32 %s.ldist1, ptr %aq.ldist1, align 4
; CHECK-NEXT:    %done.ldist1 = icmp eq i64 %i.next.ldist1, %n
; CHECK-NEXT:    br i1 %done.ldist1, label %entry.split, label %loop.ldist1
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry.split ], [ %i.next, %loop ]
; CHECK-NEXT:    %i.next = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %dp = getelementptr inbounds i32, ptr %d, i64 %i
; CHECK-NEXT:    %dv = load i32, ptr %dp, align 4
; CHECK-NEXT:    %m = mul i32 %dv, 3
; CHECK-NEXT:    %cp = getelementptr inbounds i32, ptr %c, i64 %i
; CHECK-NEXT:    store i32 %m, ptr %cp, align 4
; CHECK-NEXT:    %done = icmp eq i64 %i.next, %n
; CHECK-NEXT:    br i1 %done, label %exit, label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @asks(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %d, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %ap = getelementptr inbounds i32, ptr %a, i64 %i
  %av = load i32, ptr %ap, align 4
  %bp = getelementptr inbounds i32, ptr %b, i64 %i
  %bv = load i32, ptr %bp, align 4
  %s = add i32 %av, %bv
  %i.next = add nuw nsw i64 %i, 1
  %aq = getelementptr inbounds i32, ptr %a, i64 %i.next
  store i32 %s, ptr %aq, align 4
  %dp = getelementptr inbounds i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %m = mul i32 %dv, 3
  %cp = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 %m, ptr %cp, align 4
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}

; CHECK-LABEL: @overlaps(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop.lver.check
; CHECK:       loop.lver.check:
; CHECK-NEXT:    %0 = shl i64 %n, 2
; CHECK-NEXT:    %1 = add i64 %0, 4
; CHECK-NEXT:    %scevgep = getelementptr i8, ptr %a, i64 %1
; CHECK-NEXT:    %scevgep1 = getelementptr i8, ptr %c, i64 %0
; CHECK-NEXT:    %scevgep2 = getelementptr i8, ptr %d, i64 %0
; CHECK-NEXT:    %bound0 = icmp ult ptr %a, %scevgep1
; CHECK-NEXT:    %bound1 = icmp ult ptr %c, %scevgep
; CHECK-NEXT:    %found.conflict = and i1 %bound0, %bound1
; CHECK-NEXT:    %bound03 = icmp ult ptr %a, %scevgep2
; CHECK-NEXT:    %bound14 = icmp ult ptr %d, %scevgep
; CHECK-NEXT:    %found.conflict5 = and i1 %bound03, %bound14
; CHECK-NEXT:    %conflict.rdx = or i1 %found.conflict, %found.conflict5
; CHECK-NEXT:    br i1 %conflict.rdx, label %loop.ph.lver.orig, label %loop.ph.ldist1
; CHECK:       loop.ph.lver.orig:
; CHECK-NEXT:    br label %loop.lver.orig
; CHECK:       loop.lver.orig:
; CHECK-NEXT:    %i.lver.orig = phi i64 [ 0, %loop.ph.lver.orig ], [ %i.next.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:    %ap.lver.orig = getelementptr inbounds i32, ptr %a, i64 %i.lver.orig
; CHECK-NEXT:    %av.lver.orig = load i32, ptr %ap.lver.orig, align 4
; CHECK-NEXT:    %s.lver.orig = add i32 %av.lver.orig, 1
; CHECK-NEXT:    %i.next.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:    %aq.lver.orig = getelementptr inbounds i32, ptr %a, i64 %i.next.lver.orig
; CHECK-NEXT:    store i32 %s.lver.orig, ptr %aq.lver.orig, align 4
; CHECK-NEXT:    %dp.lver.orig = getelementptr inbounds i32, ptr %d, i64 %i.lver.orig
; CHECK-NEXT:    %dv.lver.orig = load i32, ptr %dp.lver.orig, align 4
; CHECK-NEXT:    %m.lver.orig = mul i32 %dv.lver.orig, 3
; CHECK-NEXT:    %cp.lver.orig = getelementptr inbounds i32, ptr %c, i64 %i.lver.orig
; CHECK-NEXT:    store i32 %m.lver.orig, ptr %cp.lver.orig, align 4
; CHECK-NEXT:    %done.lver.orig = icmp eq i64 %i.next.lver.orig, %n
; CHECK-NEXT:    br i1 %done.lver.orig, label %exit.loopexit, label %loop.lver.orig
; CHECK:       loop.ph.ldist1:
; CHECK-NEXT:    br label %loop.ldist1
; CHECK:       loop.ldist1:
; CHECK-NEXT:    %i.ldist1 = phi i64 [ 0, %loop.ph.ldist1 ], [ %i.next.ldist1, %loop.ldist1 ]
; CHECK-NEXT:    %ap.ldist1 = getelementptr inbounds i32, ptr %a, i64 %i.ldist1
; CHECK-NEXT:    %av.ldist1 = load i32, ptr %ap.ldist1, align 4
; CHECK-NEXT:    %s.ldist1 = add i32 %av.ldist1, 1
; CHECK-NEXT:    %i.next.ldist1 = add nuw nsw i64 %i.ldist1, 1
; CHECK-NEXT:    %aq.ldist1 = getelementptr inbounds i32, ptr %a, i64 %i.next.ldist1
; CHECK-NEXT:    store i32 %s.ldist1, ptr %aq.ldist1, align 4
; CHECK-NEXT:    %done.ldist1 = icmp eq i64 %i.next.ldist1, %n
; CHECK-NEXT:    br i1 %done.ldist1, label %loop.ph, label %loop.ldist1
; CHECK:       loop.ph:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %loop.ph ], [ %i.next, %loop ]
; CHECK-NEXT:    %i.next = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %dp = getelementptr inbounds i32, ptr %d, i64 %i
; CHECK-NEXT:    %dv = load i32, ptr %dp, align 4
; CHECK-NEXT:    %m = mul i32 %dv, 3
; CHECK-NEXT:    %cp = getelementptr inbounds i32, ptr %c, i64 %i
; CHECK-NEXT:    store i32 %m, ptr %cp, align 4
; CHECK-NEXT:    %done = icmp eq i64 %i.next, %n
; CHECK-NEXT:    br i1 %done, label %exit.loopexit6, label %loop
; CHECK:       exit.loopexit:
; CHECK-NEXT:    %m.lver.ph = phi i32 [ %m.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit.loopexit6:
; CHECK-NEXT:    %m.lver.ph7 = phi i32 [ %m, %loop ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %m.lver = phi i32 [ %m.lver.ph, %exit.loopexit ], [ %m.lver.ph7, %exit.loopexit6 ]
; CHECK-NEXT:    ret i32 %m.lver
; CHECK-NEXT:  }
define i32 @overlaps(ptr %a, ptr %c, ptr %d, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %ap = getelementptr inbounds i32, ptr %a, i64 %i
  %av = load i32, ptr %ap, align 4
  %s = add i32 %av, 1
  %i.next = add nuw nsw i64 %i, 1
  %aq = getelementptr inbounds i32, ptr %a, i64 %i.next
  store i32 %s, ptr %aq, align 4
  %dp = getelementptr inbounds i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %m = mul i32 %dv, 3
  %cp = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 %m, ptr %cp, align 4
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret i32 %m
}

; CHECK-LABEL: @flag(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
; CHECK-NEXT:    %ap = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:    %av = load i32, ptr %ap, align 4
; CHECK-NEXT:    %s = add i32 %av, 1
; CHECK-NEXT:    %i.next = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %aq = getelementptr inbounds i32, ptr %a, i64 %i.next
; CHECK-NEXT:    store i32 %s, ptr %aq, align 4
; CHECK-NEXT:    %dp = getelementptr inbounds i32, ptr %d, i64 %i
; CHECK-NEXT:    %dv = load i32, ptr %dp, align 4
; CHECK-NEXT:    %m = mul i32 %dv, 3
; CHECK-NEXT:    %cp = getelementptr inbounds i32, ptr %c, i64 %i
; CHECK-NEXT:    store i32 %m, ptr %cp, align 4
; CHECK-NEXT:    %done = icmp eq i64 %i.next, %n
; CHECK-NEXT:    br i1 %done, label %exit, label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @flag(ptr noalias %a, ptr noalias %c, ptr noalias %d, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %ap = getelementptr inbounds i32, ptr %a, i64 %i
  %av = load i32, ptr %ap, align 4
  %s = add i32 %av, 1
  %i.next = add nuw nsw i64 %i, 1
  %aq = getelementptr inbounds i32, ptr %a, i64 %i.next
  store i32 %s, ptr %aq, align 4
  %dp = getelementptr inbounds i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %m = mul i32 %dv, 3
  %cp = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 %m, ptr %cp, align 4
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @shared(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
; CHECK-NEXT:    %ap = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:    %av = load i32, ptr %ap, align 4
; CHECK-NEXT:    %s = add i32 %av, 1
; CHECK-NEXT:    %i.next = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %aq = getelementptr inbounds i32, ptr %a, i64 %i.next
; CHECK-NEXT:    store i32 %s, ptr %aq, align 4
; CHECK-NEXT:    %m = mul i32 %av, 3
; CHECK-NEXT:    %cp = getelementptr inbounds i32, ptr %c, i64 %i
; CHECK-NEXT:    store i32 %m, ptr %cp, align 4
; CHECK-NEXT:    %done = icmp eq i64 %i.next, %n
; CHECK-NEXT:    br i1 %done, label %exit, label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @shared(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %ap = getelementptr inbounds i32, ptr %a, i64 %i
  %av = load i32, ptr %ap, align 4
  %s = add i32 %av, 1
  %i.next = add nuw nsw i64 %i, 1
  %aq = getelementptr inbounds i32, ptr %a, i64 %i.next
  store i32 %s, ptr %aq, align 4
  %m = mul i32 %av, 3
  %cp = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 %m, ptr %cp, align 4
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !2
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.distribute.enable", i1 true}
!2 = distinct !{!2, !1}
