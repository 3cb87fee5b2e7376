; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A mask moves to the other side of a variable shift for a variable. Of a constant that is shifted and one that masks neither moves: the other would, next.

; CHECK-LABEL: define i1 @left(
; CHECK-NEXT:    %s = shl nuw i8 1, %x
; CHECK-NEXT:    %a = and i8 %s, -19
; CHECK-NEXT:    %c = icmp eq i8 %a, 0
; CHECK-NEXT:    ret i1 %c
define i1 @left(i8 %x) {
  %s = shl i8 1, %x
  %a = and i8 %s, -19
  %c = icmp eq i8 %a, 0
  ret i1 %c
}

; CHECK-LABEL: define i1 @right(
; CHECK-NEXT:    %s = lshr i8 -19, %x
; CHECK-NEXT:    %a = and i8 %s, 1
; CHECK-NEXT:    %c = icmp eq i8 %a, 0
; CHECK-NEXT:    ret i1 %c
define i1 @right(i8 %x) {
  %s = lshr i8 -19, %x
  %a = and i8 %s, 1
  %c = icmp eq i8 %a, 0
  ret i1 %c
}

; CHECK-LABEL: define i1 @variable(
; CHECK-NEXT:    [[MASK:%.+]] = shl nuw i8 1, %x
; CHECK-NEXT:    [[BIT:%.+]] = and i8 [[MASK]], %y
; CHECK-NEXT:    %c = icmp eq i8 [[BIT]], 0
; CHECK-NEXT:    ret i1 %c
define i1 @variable(i8 %x, i8 %y) {
  %s = lshr i8 %y, %x
  %a = and i8 %s, 1
  %c = icmp eq i8 %a, 0
  ret i1 %c
}
