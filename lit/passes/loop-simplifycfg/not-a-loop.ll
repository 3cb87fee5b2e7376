; RUN: opt-go %s -passes=loop-simplifycfg -S | FileCheck %s
;
; Nothing is folded where the loop would be none any more, or less than before.

; CHECK: define void @once(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %header
;
; CHECK: header:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %header ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   br i1 false, label %header, label %exit
;
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @part(i32 %n, i1 %x, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %header
;
; CHECK: header:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   br i1 %x, label %a, label %latch
;
; CHECK: a:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br i1 true, label %out, label %latch
;
; CHECK: latch:
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %header, label %exit
;
; CHECK: out:
; CHECK-NEXT:   ret void
;
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define void @once(i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %j, %header ]
  %j = add i32 %i, 1
  br i1 false, label %header, label %exit
exit:
  ret void
}
define void @part(i32 %n, i1 %x, ptr %p) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br i1 %x, label %a, label %latch
a:
  store i32 1, ptr %p
  br i1 true, label %out, label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %header, label %exit
out:
  ret void
exit:
  ret void
}
