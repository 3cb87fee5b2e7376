; RUN: opt-go %s -passes=loop-simplifycfg -S | FileCheck %s
;
; A dead exit stays reachable by a switch before the loop that never goes there.

; CHECK: define i32 @f(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 0, label %entry.split [
; CHECK-NEXT:     i32 1, label %early
; CHECK-NEXT:   ]
;
; CHECK: entry.split:
; CHECK-NEXT:   br label %header
;
; CHECK: header:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry.split ], [ %j, %header ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %header, label %exit
;
; CHECK: early:
; CHECK-NEXT:   ret i32 poison
;
; CHECK: exit:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }

define i32 @f(i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br i1 false, label %early, label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %header, label %exit
early:
  %e = phi i32 [ %i, %header ]
  ret i32 %e
exit:
  ret i32 0
}
