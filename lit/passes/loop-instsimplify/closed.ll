; RUN: opt-go %s -passes=loop-instsimplify -S | FileCheck %s
;
; The value of an inner loop stays in its LCSSA φ, even if that simplifies.

; CHECK: define i32 @f(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
;
; CHECK: outer:
; CHECK-NEXT:   %o = phi i32 [ 0, %entry ], [ %s, %latch ]
; CHECK-NEXT:   br label %inner
;
; CHECK: inner:
; CHECK-NEXT:   %i = phi i32 [ 0, %outer ], [ %j, %inner ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %inner, label %latch
;
; CHECK: latch:
; CHECK-NEXT:   %v = phi i32 [ %j, %inner ]
; CHECK-NEXT:   store i32 %v, ptr %p, align 4
; CHECK-NEXT:   %s = add i32 %o, 1
; CHECK-NEXT:   %d = icmp ult i32 %s, %n
; CHECK-NEXT:   br i1 %d, label %outer, label %exit
;
; CHECK: exit:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }

define i32 @f(i32 %n, ptr %p) {
entry:
  br label %outer
outer:
  %o = phi i32 [ 0, %entry ], [ %s, %latch ]
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %j, %inner ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %inner, label %latch
latch:
  %v = phi i32 [ %j, %inner ]
  %v0 = or i32 %v, 0
  store i32 %v0, ptr %p
  %s = add i32 %o, 1
  %d = icmp ult i32 %s, %n
  br i1 %d, label %outer, label %exit
exit:
  ret i32 0
}
