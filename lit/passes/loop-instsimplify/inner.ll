; RUN: opt-go %s -passes=loop-instsimplify -S | FileCheck %s
;
; Loops inside are part of the loop: one visit to the outer loop is enough for what the inner visit brought about.

; CHECK: define void @f(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
;
; CHECK: outer:
; CHECK-NEXT:   %o = phi i32 [ 0, %entry ], [ %s, %latch ]
; CHECK-NEXT:   br label %inner
;
; CHECK: inner:
; CHECK-NEXT:   %i = phi i32 [ 0, %outer ], [ %j, %inner ]
; CHECK-NEXT:   store i32 %i, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %inner, label %latch
;
; CHECK: latch:
; CHECK-NEXT:   %s = add i32 %o, 1
; CHECK-NEXT:   %d = icmp ult i32 %s, %n
; CHECK-NEXT:   br i1 %d, label %outer, label %exit
;
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define void @f(i32 %n, ptr %p) {
entry:
  br label %outer
outer:
  %o = phi i32 [ 0, %entry ], [ %s, %latch ]
  %x = xor i32 %o, %o
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %j, %inner ]
  %y = add i32 %i, %x
  store i32 %y, ptr %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %inner, label %latch
latch:
  %s = add i32 %o, 1
  %d = icmp ult i32 %s, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
