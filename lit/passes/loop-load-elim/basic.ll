; RUN: opt-go -passes=loop-load-elim -S %s | FileCheck %s
; RUN: %if opt-19 %{ opt-19 -passes=loop-load-elim -S %s | FileCheck %s %} %else %{ true %}

; a[i+1] = a[i] + b[i]: the sum is carried in a register.
; CHECK-LABEL: define void @carry(
; CHECK:         %load_initial = load i32, ptr %a, align 4
; CHECK:       loop:
; CHECK-NEXT:    %store_forwarded = phi i32 [ %load_initial, %entry ], [ %s, %loop ]
; CHECK:         %s = add i32 %store_forwarded, %y
define void @carry(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i64 %i, 1
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %r = getelementptr inbounds i32, ptr %a, i64 %i1
  %x = load i32, ptr %p, align 4
  %y = load i32, ptr %q, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %r, align 4
  %c = icmp eq i64 %i1, %n
  br i1 %c, label %exit, label %loop

exit:
  ret void
}

; The second store overwrites what the first one has written, before it is read; it is wider, so that
; it does not feed the load itself.
; CHECK-LABEL: define void @overwritten(
; CHECK-NOT:     store_forwarded
; CHECK:         ret void
define void @overwritten(ptr noalias %a, i64 %n, i32 %v, i64 %w) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i64 %i, 1
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %r = getelementptr inbounds i32, ptr %a, i64 %i1
  %x = load i32, ptr %p, align 4
  %s = add i32 %x, %v
  store i32 %s, ptr %r, align 4
  store i64 %w, ptr %p, align 4
  %c = icmp eq i64 %i1, %n
  br i1 %c, label %exit, label %loop

exit:
  ret void
}

; The load is not executed in each iteration: the first value may not exist.
; CHECK-LABEL: define void @conditional(
; CHECK-NOT:     load_initial
; CHECK:         ret void
define void @conditional(ptr noalias %a, i64 %n, i1 %d) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %i1 = add nuw nsw i64 %i, 1
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %r = getelementptr inbounds i32, ptr %a, i64 %i1
  br i1 %d, label %then, label %latch

then:
  %x = load i32, ptr %p, align 4
  br label %latch

latch:
  %s = phi i32 [ %x, %then ], [ 0, %loop ]
  store i32 %s, ptr %r, align 4
  %c = icmp eq i64 %i1, %n
  br i1 %c, label %exit, label %loop

exit:
  ret void
}
