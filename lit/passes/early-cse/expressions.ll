; RUN: opt-go %s -passes=early-cse -S | FileCheck %s
;
; The same operation on the same operands, in either order where it commutes.

; CHECK-LABEL: @same(
; CHECK-NEXT:  %x = add i32 %a, %b
; CHECK-NEXT:  %r = mul i32 %x, %x
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @same(i32 %a, i32 %b) {
  %x = add i32 %a, %b
  %y = add i32 %b, %a
  %r = mul i32 %x, %y
  ret i32 %r
}

; CHECK-LABEL: @flags(
; CHECK-NEXT:  %x = add nsw i32 %a, %b
; CHECK-NEXT:  %r = mul i32 %x, %x
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @flags(i32 %a, i32 %b) {
  %x = add nsw nuw i32 %a, %b
  %y = add nsw i32 %a, %b
  %r = mul i32 %x, %y
  ret i32 %r
}

; CHECK-LABEL: @compare(
; CHECK-NEXT:  %x = icmp slt i32 %a, %b
; CHECK-NEXT:  ret i1 %x
; CHECK-NEXT: }
define i1 @compare(i32 %a, i32 %b) {
  %x = icmp slt i32 %a, %b
  %y = icmp sgt i32 %b, %a
  %r = and i1 %x, %y
  ret i1 %r
}
