; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; A quotient of at most 1 is a comparison, and so is its remainder.

; CHECK-LABEL: @quotient(
; CHECK-NEXT:  %x = and i8 %a, 15
; CHECK-NEXT:  %d.cmp = icmp uge i8 %x, 9
; CHECK-NEXT:  %d = zext i1 %d.cmp to i8
; CHECK-NEXT:  ret i8 %d
; CHECK-NEXT: }
define i8 @quotient(i8 %a) {
  %x = and i8 %a, 15
  %d = udiv i8 %x, 9
  ret i8 %d
}

; CHECK-LABEL: @remainder(
; CHECK-NEXT:  %x = and i8 %a, 15
; CHECK-NEXT:  %d.urem = sub nuw i8 %x, 9
; CHECK-NEXT:  %d.cmp = icmp ult i8 %x, 9
; CHECK-NEXT:  %d = select i1 %d.cmp, i8 %x, i8 %d.urem
; CHECK-NEXT:  ret i8 %d
; CHECK-NEXT: }
define i8 @remainder(i8 noundef %a) {
  %x = and i8 %a, 15
  %d = urem i8 %x, 9
  ret i8 %d
}

; CHECK-LABEL: @undef(
; CHECK-NEXT:  %x = and i8 %a, 15
; CHECK-NEXT:  %x.frozen = freeze i8 %x
; CHECK-NEXT:  %d.urem = sub nuw i8 %x.frozen, 9
; CHECK-NEXT:  %d.cmp = icmp ult i8 %x.frozen, 9
; CHECK-NEXT:  %d = select i1 %d.cmp, i8 %x.frozen, i8 %d.urem
; CHECK-NEXT:  ret i8 %d
; CHECK-NEXT: }
define i8 @undef(i8 %a) {
  %x = and i8 %a, 15
  %d = urem i8 %x, 9
  ret i8 %d
}

; A quotient of one bit is the comparison itself.
; CHECK-LABEL: @one_bit(
; CHECK-NEXT:  %q = icmp uge i1 %x, true
; CHECK-NEXT:  ret i1 %q
define i1 @one_bit(i1 %x) {
  %q = udiv i1 %x, true
  ret i1 %q
}
