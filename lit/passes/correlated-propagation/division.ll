; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; Signed divisions by their operands' signs.

; CHECK-LABEL: @positive(
; CHECK-NEXT:  %x = lshr i32 %a, 1
; CHECK-NEXT:  %y = lshr i32 %b, 1
; CHECK-NEXT:  %d1 = udiv i32 %x, %y
; CHECK-NEXT:  ret i32 %d1
; CHECK-NEXT: }
define i32 @positive(i32 %a, i32 %b) {
  %x = lshr i32 %a, 1
  %y = lshr i32 %b, 1
  %d = sdiv i32 %x, %y
  ret i32 %d
}

; CHECK-LABEL: @mixed(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp slt i32 %a, 0
; CHECK-NEXT:  br i1 %c, label %negative, label %exit
; CHECK: negative:
; CHECK-NEXT:  %y = lshr i32 %b, 1
; CHECK-NEXT:  %a.nonneg = sub i32 0, %a
; CHECK-NEXT:  %d1 = udiv i32 %a.nonneg, %y
; CHECK-NEXT:  %d1.neg = sub i32 0, %d1
; CHECK-NEXT:  %a.nonneg2 = sub i32 0, %a
; CHECK-NEXT:  %r3 = urem i32 %a.nonneg2, %y
; CHECK-NEXT:  %r3.neg = sub i32 0, %r3
; CHECK-NEXT:  %s = xor i32 %d1.neg, %r3.neg
; CHECK-NEXT:  ret i32 %s
; CHECK: exit:
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @mixed(i32 %a, i32 %b) {
entry:
  %c = icmp slt i32 %a, 0
  br i1 %c, label %negative, label %exit
negative:
  %y = lshr i32 %b, 1
  %d = sdiv i32 %a, %y
  %r = srem i32 %a, %y
  %s = xor i32 %d, %r
  ret i32 %s
exit:
  ret i32 0
}
