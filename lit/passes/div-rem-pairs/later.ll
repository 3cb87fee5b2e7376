; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; A quotient that comes later moves up to the remainder.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %q = sdiv i32 %x, %y
; CHECK-NEXT:    %0 = mul i32 %q, %y
; CHECK-NEXT:    %r.decomposed = sub i32 %x, %0
; CHECK-NEXT:    br i1 %c, label %one, label %two
; CHECK:       one:
; CHECK-NEXT:    %s = add i32 %r.decomposed, %q
; CHECK-NEXT:    ret i32 %s
; CHECK:       two:
; CHECK-NEXT:    ret i32 %r.decomposed
; CHECK-NEXT:  }
define i32 @f(i32 noundef %x, i32 noundef %y, i1 %c) {
entry:
  %r = srem i32 %x, %y
  br i1 %c, label %one, label %two
one:
  %q = sdiv i32 %x, %y
  %s = add i32 %r, %q
  ret i32 %s
two:
  ret i32 %r
}
