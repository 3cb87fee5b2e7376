; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; A remainder is computed from the quotient above it; operands that may be undef are frozen.

; CHECK-LABEL: @signed(
; CHECK-NEXT:    %x.frozen = freeze i32 %x
; CHECK-NEXT:    %y.frozen = freeze i32 %y
; CHECK-NEXT:    %q = sdiv i32 %x.frozen, %y.frozen
; CHECK-NEXT:    %1 = mul i32 %q, %y.frozen
; CHECK-NEXT:    %r.decomposed = sub i32 %x.frozen, %1
; CHECK-NEXT:    %p = add i32 %q, %r.decomposed
; CHECK-NEXT:    ret i32 %p
; CHECK-NEXT:  }
define i32 @signed(i32 %x, i32 %y) {
  %q = sdiv i32 %x, %y
  %r = srem i32 %x, %y
  %p = add i32 %q, %r
  ret i32 %p
}
; CHECK-LABEL: @unsigned(
; CHECK-NEXT:    %q = udiv i64 %x, %y
; CHECK-NEXT:    %1 = mul i64 %q, %y
; CHECK-NEXT:    %r.decomposed = sub i64 %x, %1
; CHECK-NEXT:    %p = add i64 %q, %r.decomposed
; CHECK-NEXT:    ret i64 %p
; CHECK-NEXT:  }
define i64 @unsigned(i64 noundef %x, i64 noundef %y) {
  %q = udiv i64 %x, %y
  %r = urem i64 %x, %y
  %p = add i64 %q, %r
  ret i64 %p
}
