; RUN: opt-go %s -passes=loop-simplifycfg -S | FileCheck %s
;
; So it is with switches, and with branches whose destinations are one.

; CHECK: define void @f(i32 %n, i1 %x, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %header
;
; CHECK: header:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %header ]
; CHECK-NEXT:   store i32 3, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 3
; CHECK-NEXT:   %d = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %header, label %exit
;
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define void @f(i32 %n, i1 %x, ptr %p) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  switch i32 1, label %a [
    i32 0, label %b
    i32 1, label %c
  ]
a:
  store i32 1, ptr %p
  br label %latch
b:
  store i32 2, ptr %p
  br label %latch
c:
  store i32 3, ptr %p
  br i1 %x, label %latch, label %latch
latch:
  %v = phi i32 [ 1, %a ], [ 2, %b ], [ 3, %c ], [ 3, %c ]
  %j = add i32 %i, %v
  %d = icmp ult i32 %j, %n
  br i1 %d, label %header, label %exit
exit:
  ret void
}
