; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; Signed and unsigned divisions are no pair, nor are others' operands.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %q = udiv i32 %x, %y
; CHECK-NEXT:    %r = srem i32 %x, %y
; CHECK-NEXT:    %t = urem i32 %y, %x
; CHECK-NEXT:    %p = add i32 %q, %r
; CHECK-NEXT:    %s = add i32 %p, %t
; CHECK-NEXT:    ret i32 %s
; CHECK-NEXT:  }
define i32 @f(i32 noundef %x, i32 noundef %y) {
  %q = udiv i32 %x, %y
  %r = srem i32 %x, %y
  %t = urem i32 %y, %x
  %p = add i32 %q, %r
  %s = add i32 %p, %t
  ret i32 %s
}
