; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; Signed comparisons, extensions and shifts of numbers that are not negative become unsigned ones.

; CHECK-LABEL: @signed(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp sgt i32 %a, -1
; CHECK-NEXT:  br i1 %c, label %positive, label %exit
; CHECK: positive:
; CHECK-NEXT:  %x = lshr i32 %a, 3
; CHECK-NEXT:  %s = zext nneg i32 %a to i64
; CHECK-NEXT:  %t = zext nneg i32 %x to i64
; CHECK-NEXT:  %y = and i32 %b, 255
; CHECK-NEXT:  %d = icmp ult i32 %a, %y
; CHECK-NEXT:  %e = zext i1 %d to i64
; CHECK-NEXT:  %u = add nuw nsw i64 %s, %t
; CHECK-NEXT:  %v = add nuw nsw i64 %u, %e
; CHECK-NEXT:  ret i64 %v
; CHECK: exit:
; CHECK-NEXT:  ret i64 0
; CHECK-NEXT: }
define i64 @signed(i32 %a, i32 %b) {
entry:
  %c = icmp sgt i32 %a, -1
  br i1 %c, label %positive, label %exit
positive:
  %x = ashr i32 %a, 3
  %s = sext i32 %a to i64
  %t = zext i32 %x to i64
  %y = and i32 %b, 255
  %d = icmp slt i32 %a, %y
  %e = zext i1 %d to i64
  %u = add i64 %s, %t
  %v = add i64 %u, %e
  ret i64 %v
exit:
  ret i64 0
}
