; RUN: opt-go %s -passes=loop-load-elim -S | FileCheck %s
; RUN: opt-go %s -passes=loop-load-elim -runtime-check-per-loop-load-elim=0 -S | FileCheck %s --check-prefix=NONE
;
; %d may overlap the element that goes from one iteration to the next, so that is checked. Not in code
; that shall be small.

; NONE-NOT: lver

; CHECK-LABEL: @f(
; CHECK-NEXT:  loop.lver.check:
; CHECK-NEXT:    %0 = shl i64 %n, 2
; CHECK-NEXT:    %1 = add i64 %0, 4
; CHECK-NEXT:    %scevgep = getelementptr i8, ptr %a, i64 %1
; CHECK-NEXT:    %scevgep1 = getelementptr i8, ptr %d, i64 %0
; CHECK-NEXT:    %bound0 = icmp ult ptr %a, %scevgep1
; CHECK-NEXT:    %bound1 = icmp ult ptr %d, %scevgep
; CHECK-NEXT:    %found.conflict = and i1 %bound0, %bound1
; CHECK-NEXT:    br i1 %found.conflict, label %loop.ph.lver.orig, label %loop.ph
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
; CHECK-NEXT:    store i32 %av.lver.orig, ptr %dp.lver.orig, align 4
; CHECK-NEXT:    %done.lver.orig = icmp eq i64 %i.next.lver.orig, %n
; CHECK-NEXT:    br i1 %done.lver.orig, label %exit.loopexit, label %loop.lver.orig
; CHECK:       loop.ph:
; CHECK-NEXT:    %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %store_forwarded = phi i32 [ %load_initial, %loop.ph ], [ %s, %loop ]
; CHECK-NEXT:    %i = phi i64 [ 0, %loop.ph ], [ %i.next, %loop ]
; CHECK-NEXT:    %ap = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:    %av = load i32, ptr %ap, align 4
; CHECK-NEXT:    %s = add i32 %store_forwarded, 1
; CHECK-NEXT:    %i.next = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %aq = getelementptr inbounds i32, ptr %a, i64 %i.next
; CHECK-NEXT:    store i32 %s, ptr %aq, align 4
; CHECK-NEXT:    %dp = getelementptr inbounds i32, ptr %d, i64 %i
; CHECK-NEXT:    store i32 %store_forwarded, ptr %dp, align 4
; CHECK-NEXT:    %done = icmp eq i64 %i.next, %n
; CHECK-NEXT:    br i1 %done, label %exit.loopexit2, label %loop
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit.loopexit2:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(ptr %a, ptr %d, i64 %n) {
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
  store i32 %av, ptr %dp, align 4
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @small(
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
; CHECK-NEXT:    store i32 %av, ptr %dp, align 4
; CHECK-NEXT:    %done = icmp eq i64 %i.next, %n
; CHECK-NEXT:    br i1 %done, label %exit, label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @small(ptr %a, ptr %d, i64 %n) optsize {
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
  store i32 %av, ptr %dp, align 4
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
