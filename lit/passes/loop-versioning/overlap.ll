; RUN: opt-go %s -passes=loop-versioning -S | FileCheck %s
; RUN: opt-go %s -passes=loop-versioning -S | FileCheck %s --check-prefix=SCOPES
;
; What is loaded and what is stored may overlap; a value is used after the loop. The second loop's
; stride is assumed to be 1. The third needs nothing.

; SCOPES: load i32, ptr %ap, align 4, !alias.scope ![[A:[0-9]+]]
; SCOPES: store i32 %v, ptr %bp, align 4, !alias.scope !{{[0-9]+}}, !noalias ![[A]]

; CHECK-LABEL: @overlap(
; CHECK-NEXT:  loop.lver.check:
; CHECK-NEXT:    %0 = shl i64 %n, 2
; CHECK-NEXT:    %scevgep = getelementptr i8, ptr %b, i64 %0
; CHECK-NEXT:    %scevgep1 = getelementptr i8, ptr %a, i64 %0
; CHECK-NEXT:    %bound0 = icmp ult ptr %b, %scevgep1
; CHECK-NEXT:    %bound1 = icmp ult ptr %a, %scevgep
; CHECK-NEXT:    %found.conflict = and i1 %bound0, %bound1
; CHECK-NEXT:    br i1 %found.conflict, label %loop.ph.lver.orig, label %loop.ph
; CHECK:       loop.ph.lver.orig:
; CHECK-NEXT:    br label %loop.lver.orig
; CHECK:       loop.lver.orig:
; CHECK-NEXT:    %i.lver.orig = phi i64 [ 0, %loop.ph.lver.orig ], [ %i.next.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:    %ap.lver.orig = getelementptr inbounds i32, ptr %a, i64 %i.lver.orig
; CHECK-NEXT:    %v.lver.orig = load i32, ptr %ap.lver.orig, align 4
; CHECK-NEXT:    %bp.lver.orig = getelementptr inbounds i32, ptr %b, i64 %i.lver.orig
; CHECK-NEXT:    store i32 %v.lver.orig, ptr %bp.lver.orig, align 4
; CHECK-NEXT:    %i.next.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:    %done.lver.orig = icmp eq i64 %i.next.lver.orig, %n
; CHECK-NEXT:    br i1 %done.lver.orig, label %exit.loopexit, label %loop.lver.orig
; CHECK:       loop.ph:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %loop.ph ], [ %i.next, %loop ]
; CHECK-NEXT:    %ap = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:    %v = load i32, ptr %ap, align 4
; CHECK-NEXT:    %bp = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:    store i32 %v, ptr %bp, align 4
; CHECK-NEXT:    %i.next = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %done = icmp eq i64 %i.next, %n
; CHECK-NEXT:    br i1 %done, label %exit.loopexit2, label %loop
; CHECK:       exit.loopexit:
; CHECK-NEXT:    %v.lver.ph = phi i32 [ %v.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit.loopexit2:
; CHECK-NEXT:    %v.lver.ph3 = phi i32 [ %v, %loop ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %v.lver = phi i32 [ %v.lver.ph, %exit.loopexit ], [ %v.lver.ph3, %exit.loopexit2 ]
; CHECK-NEXT:    ret i32 %v.lver
; CHECK-NEXT:  }
define i32 @overlap(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %ap = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %ap, align 4
  %bp = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %v, ptr %bp, align 4
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %v
}

; CHECK-LABEL: @stride(
; CHECK-NEXT:  loop.lver.check:
; CHECK-NEXT:    %ident.check = icmp ne i64 %s, 1
; CHECK-NEXT:    br i1 %ident.check, label %loop.ph.lver.orig, label %loop.ph
; CHECK:       loop.ph.lver.orig:
; CHECK-NEXT:    br label %loop.lver.orig
; CHECK:       loop.lver.orig:
; CHECK-NEXT:    %i.lver.orig = phi i64 [ 0, %loop.ph.lver.orig ], [ %i.next.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:    %k.lver.orig = mul nsw i64 %i.lver.orig, %s
; CHECK-NEXT:    %ap.lver.orig = getelementptr inbounds i32, ptr %a, i64 %k.lver.orig
; CHECK-NEXT:    %v.lver.orig = load i32, ptr %ap.lver.orig, align 4
; CHECK-NEXT:    %aq.lver.orig = getelementptr inbounds i8, ptr %ap.lver.orig, i64 4
; CHECK-NEXT:    store i32 %v.lver.orig, ptr %aq.lver.orig, align 4
; CHECK-NEXT:    %i.next.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:    %done.lver.orig = icmp eq i64 %i.next.lver.orig, %n
; CHECK-NEXT:    br i1 %done.lver.orig, label %exit.loopexit, label %loop.lver.orig
; CHECK:       loop.ph:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %loop.ph ], [ %i.next, %loop ]
; CHECK-NEXT:    %k = mul nsw i64 %i, %s
; CHECK-NEXT:    %ap = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:    %v = load i32, ptr %ap, align 4
; CHECK-NEXT:    %aq = getelementptr inbounds i8, ptr %ap, i64 4
; CHECK-NEXT:    store i32 %v, ptr %aq, align 4
; CHECK-NEXT:    %i.next = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %done = icmp eq i64 %i.next, %n
; CHECK-NEXT:    br i1 %done, label %exit.loopexit1, label %loop
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit.loopexit1:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @stride(ptr noalias %a, ptr noalias %b, i64 %n, i64 %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %k = mul nsw i64 %i, %s
  %ap = getelementptr inbounds i32, ptr %a, i64 %k
  %v = load i32, ptr %ap, align 4
  %aq = getelementptr inbounds i8, ptr %ap, i64 4
  store i32 %v, ptr %aq, align 4
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @apart(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
; CHECK-NEXT:    %ap = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:    %v = load i32, ptr %ap, align 4
; CHECK-NEXT:    %bp = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:    store i32 %v, ptr %bp, align 4
; CHECK-NEXT:    %i.next = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %done = icmp eq i64 %i.next, %n
; CHECK-NEXT:    br i1 %done, label %exit, label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @apart(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %ap = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %ap, align 4
  %bp = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %v, ptr %bp, align 4
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
