; RUN: opt-go %s -passes='function-attrs<call-sites>,cgscc(inline,early-cse,gvn,instcombine)' -verify-each -S | FileCheck %s
;
; The facts that a pass before a cgscc group has computed of a function are stale when calls have been inlined into it.

declare void @print(i32)

define internal i32 @inner(i32 %n, ptr %p) {
entry:
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i32, ptr %p
  call void @print(i32 %v)
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ %j, %loop ]
  ret i32 %r
}

; CHECK-LABEL: define i32 @middle(
; CHECK-NOT:     call i32 @inner
; CHECK:         call void @print(i32 %{{.*}})
; CHECK:         call void @print(i32 %{{.*}})
; CHECK:         ret i32
define i32 @middle(i32 %n, ptr %p, ptr noalias %q) {
  %a = call i32 @inner(i32 %n, ptr %p)
  %b = call i32 @inner(i32 %a, ptr %p)
  %x = load i32, ptr %q
  %c = icmp eq i32 %x, %b
  br i1 %c, label %yes, label %no
yes:
  %y = load i32, ptr %q
  br label %no
no:
  %s = phi i32 [ %y, %yes ], [ %b, %0 ]
  ret i32 %s
}

; CHECK-LABEL: define i32 @outer(
; CHECK-NOT:     call i32 @middle
; CHECK:         ret i32
define i32 @outer(i32 %n, ptr %p, ptr noalias %q) {
  %a = call i32 @middle(i32 %n, ptr %p, ptr %q)
  ret i32 %a
}
