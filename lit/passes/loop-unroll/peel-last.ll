; RUN: opt-go %s -passes=loop-unroll -unroll-full-max-count=0 -opt-version=22 -emit-llvm-version=22 -S -verify-each | FileCheck %s
; RUN: opt-go %s -passes=loop-unroll -unroll-full-max-count=0 -opt-version=19 -S | FileCheck %s --check-prefix=OLD
;
; LLVM 22 takes the last iteration out of a loop if a condition changes in it. LLVM 19 does not.

; OLD-NOT: .peel

declare void @foo(i32)

; CHECK-LABEL: @constant(
; CHECK:       loop:
; CHECK-NEXT:    %iv = phi i64 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:    call void @foo(i32 20)
; CHECK-NEXT:    %next = add nuw nsw i64 %iv, 1
; CHECK-NEXT:    %c = icmp ne i64 %next, 63
; CHECK-NEXT:    br i1 %c, label %loop, label %exit.peel.begin
; CHECK:       exit.peel.begin:
; CHECK-NEXT:    %[[LAST:.*]] = phi i64 [ %next, %loop ]
; CHECK-NEXT:    br label %loop.peel
; CHECK:       loop.peel:
; CHECK-NEXT:    %is.peel = icmp eq i64 %[[LAST]], 63
; CHECK-NEXT:    %v.peel = select i1 %is.peel, i32 10, i32 20
; CHECK-NEXT:    call void @foo(i32 %v.peel)
; CHECK-NEXT:    %next.peel = add i64 %[[LAST]], 1
; CHECK-NEXT:    %c.peel = icmp ne i64 %next.peel, 64
; CHECK-NEXT:    br i1 %c.peel, label %exit.peel.next, label %exit.peel.next
; CHECK:       exit:
; CHECK-NEXT:    ret i64 %[[LAST]]
define i64 @constant() {
entry:
  br label %loop
loop:
  %iv = phi i64 [ 0, %entry ], [ %next, %loop ]
  %is = icmp eq i64 %iv, 63
  %v = select i1 %is, i32 10, i32 20
  call void @foo(i32 %v)
  %next = add i64 %iv, 1
  %c = icmp ne i64 %next, 64
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i64 [ %iv, %loop ]
  ret i64 %r
}

; With one iteration the loop is skipped.
; CHECK-LABEL: @variable(
; CHECK:       entry:
; CHECK-NEXT:    %last = add i32 %n, -1
; CHECK-NEXT:    %[[MORE:.*]] = icmp ne i32 %last, 0
; CHECK-NEXT:    br i1 %[[MORE]], label %[[IN:.*]], label %exit.peel.begin
; CHECK:       loop:
; CHECK-NEXT:    %iv = phi i32 [ 0, %[[IN]] ], [ %next, %loop ]
; CHECK-NEXT:    call void @foo(i32 2)
; CHECK-NEXT:    %next = add nuw i32 %iv, 1
; CHECK-NEXT:    %[[BOUND:.*]] = sub i32 %n, 1
; CHECK-NEXT:    %c = icmp ne i32 %next, %[[BOUND]]
; CHECK:       exit.peel.begin:
; CHECK-NEXT:    phi i32 [ 0, %entry ], [ %{{.*}}, %exit.peel.begin.loopexit ]
; CHECK:       exit:
; CHECK-NEXT:    ret i32 %v.peel
define i32 @variable(i32 %n) {
entry:
  %last = add i32 %n, -1
  br label %loop
loop:
  %iv = phi i32 [ 0, %entry ], [ %next, %loop ]
  %is = icmp eq i32 %iv, %last
  %v = select i1 %is, i32 1, i32 2
  call void @foo(i32 %v)
  %next = add i32 %iv, 1
  %c = icmp ne i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %v, %loop ]
  ret i32 %r
}

; The test has another user, which would see another bound.
; CHECK-LABEL: @shared_test(
; CHECK-NOT:   .peel
; CHECK:       ret void
define void @shared_test(ptr %p) {
entry:
  br label %loop
loop:
  %iv = phi i64 [ 0, %entry ], [ %next, %loop ]
  %is = icmp eq i64 %iv, 63
  %v = select i1 %is, i32 10, i32 20
  call void @foo(i32 %v)
  %next = add i64 %iv, 1
  %c = icmp ne i64 %next, 64
  store volatile i1 %c, ptr %p
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
