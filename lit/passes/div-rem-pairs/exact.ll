; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; The quotient loses exact: the remainder was defined without it.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %q = sdiv i32 %x, 7
; CHECK-NEXT:    %1 = mul i32 %q, 7
; CHECK-NEXT:    %r.decomposed = sub i32 %x, %1
; CHECK-NEXT:    %p = add i32 %q, %r.decomposed
; CHECK-NEXT:    ret i32 %p
; CHECK-NEXT:  }
define i32 @f(i32 noundef %x) {
  %q = sdiv exact i32 %x, 7
  %r = srem i32 %x, 7
  %p = add i32 %q, %r
  ret i32 %p
}
