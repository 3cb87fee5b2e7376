; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -S | FileCheck %s
; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -simple-loop-unswitch-inject-invariant-conditions=0 -S | FileCheck %s --check-prefix=OFF
;
; Where %a is at most %b, the comparison with %b tells nothing after that with %a. The condition is
; added to the preheader and unswitched.
;
; OFF-NOT: injected.cond
;

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %injected.cond = icmp ule i32 %a, %b
; CHECK-NEXT:    %injected.cond.fr = freeze i1 %injected.cond
; CHECK-NEXT:    br i1 %injected.cond.fr, label %entry.split.us, label %entry.split
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %loop.us
; CHECK:       loop.us:
; CHECK-NEXT:    %i.us = phi i32 [ 0, %entry.split.us ], [ %i.next.us, %latch.us ]
; CHECK-NEXT:    %q.us = getelementptr i32, ptr %p, i32 %i.us
; CHECK-NEXT:    %x.us = load i32, ptr %q.us, align 4
; CHECK-NEXT:    %c1.us = icmp ult i32 %x.us, %a
; CHECK-NEXT:    br i1 %c1.us, label %second.us, label %fail.split.us
; CHECK:       second.us:
; CHECK-NEXT:    %c2.us = icmp ult i32 %x.us, %b
; CHECK-NEXT:    br label %latch.us
; CHECK:       latch.us:
; CHECK-NEXT:    store i32 %x.us, ptr %p, align 4
; CHECK-NEXT:    %i.next.us = add nuw nsw i32 %i.us, 1
; CHECK-NEXT:    %done.us = icmp eq i32 %i.next.us, 1000
; CHECK-NEXT:    br i1 %done.us, label %exit.split.us, label %loop.us
; CHECK:       fail.split.us:
; CHECK-NEXT:    br label %fail
; CHECK:       exit.split.us:
; CHECK-NEXT:    br label %exit
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry.split ], [ %i.next, %latch ]
; CHECK-NEXT:    %q = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    %x = load i32, ptr %q, align 4
; CHECK-NEXT:    %c1 = icmp ult i32 %x, %a
; CHECK-NEXT:    br i1 %c1, label %second, label %fail.split
; CHECK:       second:
; CHECK-NEXT:    %c2 = icmp ult i32 %x, %b
; CHECK-NEXT:    br label %second.check
; CHECK:       second.check:
; CHECK-NEXT:    br i1 %c2, label %latch, label %fail.split
; CHECK:       latch:
; CHECK-NEXT:    store i32 %x, ptr %p, align 4
; CHECK-NEXT:    %i.next = add nuw nsw i32 %i, 1
; CHECK-NEXT:    %done = icmp eq i32 %i.next, 1000
; CHECK-NEXT:    br i1 %done, label %exit.split, label %loop
; CHECK:       exit.split:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 0
; CHECK:       fail.split:
; CHECK-NEXT:    br label %fail
; CHECK:       fail:
; CHECK-NEXT:    ret i32 -1
; CHECK-NEXT:  }
define i32 @f(ptr %p, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q, align 4
  %c1 = icmp ult i32 %x, %a
  br i1 %c1, label %second, label %fail, !prof !0
second:
  %c2 = icmp ult i32 %x, %b
  br i1 %c2, label %latch, label %fail, !prof !0
latch:
  store i32 %x, ptr %p, align 4
  %i.next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %i.next, 1000
  br i1 %done, label %exit, label %loop
exit:
  ret i32 0
fail:
  ret i32 -1
}

; CHECK-LABEL: @wider(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %injected.cond = icmp ule i64 2147483648, %b
; CHECK-NEXT:    %injected.cond.fr = freeze i1 %injected.cond
; CHECK-NEXT:    br i1 %injected.cond.fr, label %entry.split.us, label %entry.split
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %loop.us
; CHECK:       loop.us:
; CHECK-NEXT:    %i.us = phi i32 [ 0, %entry.split.us ], [ %i.next.us, %latch.us ]
; CHECK-NEXT:    %q.us = getelementptr i32, ptr %p, i32 %i.us
; CHECK-NEXT:    %x.us = load i32, ptr %q.us, align 4
; CHECK-NEXT:    %c1.us = icmp slt i32 %x.us, 0
; CHECK-NEXT:    br i1 %c1.us, label %fail.split.us, label %second.us
; CHECK:       second.us:
; CHECK-NEXT:    %w.us = zext i32 %x.us to i64
; CHECK-NEXT:    %c2.us = icmp ugt i64 %b, %w.us
; CHECK-NEXT:    br label %latch.us
; CHECK:       latch.us:
; CHECK-NEXT:    store i32 %x.us, ptr %p, align 4
; CHECK-NEXT:    %i.next.us = add nuw nsw i32 %i.us, 1
; CHECK-NEXT:    %done.us = icmp eq i32 %i.next.us, 1000
; CHECK-NEXT:    br i1 %done.us, label %exit.split.us, label %loop.us
; CHECK:       fail.split.us:
; CHECK-NEXT:    br label %fail
; CHECK:       exit.split.us:
; CHECK-NEXT:    br label %exit
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry.split ], [ %i.next, %latch ]
; CHECK-NEXT:    %q = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    %x = load i32, ptr %q, align 4
; CHECK-NEXT:    %c1 = icmp slt i32 %x, 0
; CHECK-NEXT:    br i1 %c1, label %fail.split, label %second
; CHECK:       second:
; CHECK-NEXT:    %w = zext i32 %x to i64
; CHECK-NEXT:    %c2 = icmp ugt i64 %b, %w
; CHECK-NEXT:    br label %second.check
; CHECK:       second.check:
; CHECK-NEXT:    br i1 %c2, label %latch, label %fail.split
; CHECK:       latch:
; CHECK-NEXT:    store i32 %x, ptr %p, align 4
; CHECK-NEXT:    %i.next = add nuw nsw i32 %i, 1
; CHECK-NEXT:    %done = icmp eq i32 %i.next, 1000
; CHECK-NEXT:    br i1 %done, label %exit.split, label %loop
; CHECK:       exit.split:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 0
; CHECK:       fail.split:
; CHECK-NEXT:    br label %fail
; CHECK:       fail:
; CHECK-NEXT:    ret i32 -1
; CHECK-NEXT:  }
define i32 @wider(ptr %p, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q, align 4
  %c1 = icmp slt i32 %x, 0
  br i1 %c1, label %fail, label %second, !prof !1
second:
  %w = zext i32 %x to i64
  %c2 = icmp ugt i64 %b, %w
  br i1 %c2, label %latch, label %fail, !prof !0
latch:
  store i32 %x, ptr %p, align 4
  %i.next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %i.next, 1000
  br i1 %done, label %exit, label %loop
exit:
  ret i32 0
fail:
  ret i32 -1
}

; CHECK-LABEL: @rare(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
; CHECK-NEXT:    %q = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    %x = load i32, ptr %q, align 4
; CHECK-NEXT:    %c1 = icmp ult i32 %x, %a
; CHECK-NEXT:    br i1 %c1, label %second, label %fail
; CHECK:       second:
; CHECK-NEXT:    %c2 = icmp ult i32 %x, %b
; CHECK-NEXT:    br i1 %c2, label %latch, label %fail
; CHECK:       latch:
; CHECK-NEXT:    store i32 %x, ptr %p, align 4
; CHECK-NEXT:    %i.next = add nuw nsw i32 %i, 1
; CHECK-NEXT:    %done = icmp eq i32 %i.next, 1000
; CHECK-NEXT:    br i1 %done, label %exit, label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret i32 0
; CHECK:       fail:
; CHECK-NEXT:    ret i32 -1
; CHECK-NEXT:  }
define i32 @rare(ptr %p, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q, align 4
  %c1 = icmp ult i32 %x, %a
  br i1 %c1, label %second, label %fail, !prof !1
second:
  %c2 = icmp ult i32 %x, %b
  br i1 %c2, label %latch, label %fail, !prof !0
latch:
  store i32 %x, ptr %p, align 4
  %i.next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %i.next, 1000
  br i1 %done, label %exit, label %loop
exit:
  ret i32 0
fail:
  ret i32 -1
}

!0 = !{!"branch_weights", i32 100, i32 1}
!1 = !{!"branch_weights", i32 1, i32 100}
