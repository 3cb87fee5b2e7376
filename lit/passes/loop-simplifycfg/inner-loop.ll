; RUN: opt-go %s -passes=loop-simplifycfg -S | FileCheck %s
;
; A loop on the side that is not taken goes as a whole.

; CHECK: define void @f(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %header
;
; CHECK: header:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %header ]
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
  br i1 true, label %latch, label %pre
pre:
  br label %inner
inner:
  %k = phi i32 [ 0, %pre ], [ %k1, %inner ]
  store i32 %k, ptr %p
  %k1 = add i32 %k, 1
  %d = icmp ult i32 %k1, %n
  br i1 %d, label %inner, label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %header, label %exit
exit:
  ret void
}
