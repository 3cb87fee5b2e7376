; RUN: opt-go %s -passes=callsite-splitting -S | FileCheck %s
;
; A condition on the back edge is about the previous values of a φ in the call's block, and of what is computed before the call.

; CHECK-LABEL: define i32 @phi(
; CHECK:       loop.split:
; CHECK-NEXT:    %r2 = call i32 @callee(i32 %x.next, i32 %m)
; CHECK-NEXT:    br label %loop
define i32 @phi(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %n, %entry ], [ %x.next, %loop ]
  %r = call i32 @callee(i32 %x, i32 %m)
  %x.next = add i32 %r, %m
  %c = icmp eq i32 %x, 5
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %x.next
}

; CHECK-LABEL: define i32 @computed(
; CHECK:       loop.split:
; CHECK-NEXT:    %y3 = add i32 %x.next, 1
; CHECK-NEXT:    %r4 = call i32 @callee(i32 %y3, i32 %m)
; CHECK-NEXT:    br label %loop
define i32 @computed(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %n, %entry ], [ %x.next, %loop ]
  %y = add i32 %x, 1
  %r = call i32 @callee(i32 %y, i32 %m)
  %x.next = add i32 %r, %m
  %c = icmp eq i32 %y, 5
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %x.next
}

; A value defined before the loop is the same in every iteration.
; CHECK-LABEL: define i32 @invariant(
; CHECK:       loop.split:
; CHECK-NEXT:    %r2 = call i32 @callee(i32 %x.next, i32 5)
; CHECK-NEXT:    br label %loop
define i32 @invariant(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %n, %entry ], [ %x.next, %loop ]
  %r = call i32 @callee(i32 %x, i32 %m)
  %x.next = add i32 %r, 1
  %c = icmp eq i32 %m, 5
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %x.next
}

define i32 @callee(i32 %x, i32 %y) {
  ret i32 %x
}
