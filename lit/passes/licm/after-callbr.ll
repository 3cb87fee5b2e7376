; RUN: opt-go %s -passes=licm -S | FileCheck %s
; RUN: opt-go %s "-passes=default<O3>" -verify-each -disable-output
; RUN: opt-go %s -passes=gpucc -verify-each -disable-output
; RUN: opt-go %s "-passes=loop-unroll<O3;runtime>" -verify-each -disable-output
;
; A callbr that only goes on is no end of a preheader: what is hoisted may need its result.

; CHECK-LABEL: @after
; CHECK: %v = callbr i32 asm "", "=r"()
; CHECK-NEXT: to label %[[PRE:.*]] []
; CHECK: [[PRE]]:
; CHECK-NEXT: %w = add i32 %v, 7
; CHECK-NEXT: br label %loop
define i32 @after(i32 %n, ptr %p) {
entry:
  %v = callbr i32 asm "", "=r"() to label %loop []
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %w = add i32 %v, 7
  store volatile i32 %w, ptr %p
  %i.next = add i32 %i, 1
  %c = icmp ult i32 %i.next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %w
}

; The value is hoisted out of two loops, and used where an exit has a callbr before it.
; CHECK-LABEL: @inside
; CHECK: callbr
define i32 @inside(i32 %n, i32 %m, ptr %p) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %latch ]
  %v = callbr i32 asm "", "=r,!i"() to label %loop [label %left]
loop:
  %i = phi i32 [ %v, %outer ], [ %i.next, %loop ]
  %w = mul i32 %v, %m
  store i32 %w, ptr %p
  %i.next = add i32 %i, 1
  %c = icmp ult i32 %i.next, %n
  br i1 %c, label %loop, label %latch
latch:
  %j.next = add i32 %j, 1
  %d = icmp ult i32 %j.next, %m
  br i1 %d, label %outer, label %exit
left:
  %s = add i32 %j, %m
  ret i32 %s
exit:
  ret i32 %w
}
