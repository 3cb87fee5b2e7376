; RUN: opt-go %s -passes=loop-simplifycfg -S | FileCheck %s
;
; A loop that no longer leads back to its parent loop moves out of the parent.

; CHECK: define void @f(i32 %n, i1 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
;
; CHECK: outer:
; CHECK-NEXT:   switch i32 0, label %outer.split [
; CHECK-NEXT:     i32 1, label %back
; CHECK-NEXT:   ]
;
; CHECK: outer.split:
; CHECK-NEXT:   br label %inner
;
; CHECK: inner:
; CHECK-NEXT:   %i = phi i32 [ 0, %outer.split ], [ %j, %inner ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %inner, label %exit
;
; CHECK: back:
; CHECK-NEXT:   br i1 %x, label %outer, label %other
;
; CHECK: other:
; CHECK-NEXT:   ret void
;
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define void @f(i32 %n, i1 %x) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %j, %latch ]
  br i1 false, label %back, label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %inner, label %exit
back:
  br i1 %x, label %outer, label %other
other:
  ret void
exit:
  ret void
}
