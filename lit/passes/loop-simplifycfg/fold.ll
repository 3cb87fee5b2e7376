; RUN: opt-go %s -passes=loop-simplifycfg -S | FileCheck %s
;
; A branch of the loop on a constant is folded; the dead side is removed, and straight-line code is merged into one block.

; CHECK: define void @f(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %header
;
; CHECK: header:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %header ]
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %header, label %exit
;
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define void @f(i32 %n, ptr %p) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br i1 true, label %a, label %b
a:
  store i32 1, ptr %p
  br label %latch
b:
  store i32 2, ptr %p
  br label %latch
latch:
  %v = phi i32 [ 1, %a ], [ 2, %b ]
  %j = add i32 %i, %v
  %c = icmp ult i32 %j, %n
  br i1 %c, label %header, label %exit
exit:
  ret void
}
