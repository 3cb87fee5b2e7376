; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -S | FileCheck %s
;
; A part of the condition is a φ of the outer loop, one source of which comes from after the inner loop: whether it is defined is asked
; while the branch before that is being made.

; CHECK-LABEL: @f(
; CHECK: freeze i1 %p
define void @f(ptr %a, i32 %n, i1 %s) {
entry:
  br label %outer
outer:
  %p = phi i1 [ false, %entry ], [ %q, %latch ]
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %j, %next ]
  %v = load volatile i1, ptr %a
  %c = and i1 %p, %v
  br i1 %c, label %then, label %next
then:
  store volatile i32 %i, ptr %a
  br label %next
next:
  %j = add i32 %i, 1
  %e = icmp eq i32 %j, %n
  br i1 %e, label %latch, label %inner
latch:
  %q = xor i1 %p, %s
  %w = load volatile i1, ptr %a
  br i1 %w, label %outer, label %out
out:
  ret void
}
