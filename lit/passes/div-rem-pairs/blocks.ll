; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; The remainder stays in its block.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %q = udiv i32 %x, %y
; CHECK-NEXT:    br i1 %c, label %one, label %two
; CHECK:       one:
; CHECK-NEXT:    %0 = mul i32 %q, %y
; CHECK-NEXT:    %r.decomposed = sub i32 %x, %0
; CHECK-NEXT:    %s = add i32 %r.decomposed, %q
; CHECK-NEXT:    ret i32 %s
; CHECK:       two:
; CHECK-NEXT:    ret i32 %q
; CHECK-NEXT:  }
define i32 @f(i32 noundef %x, i32 noundef %y, i1 %c) {
entry:
  %q = udiv i32 %x, %y
  br i1 %c, label %one, label %two
one:
  %r = urem i32 %x, %y
  %s = add i32 %r, %q
  ret i32 %s
two:
  ret i32 %q
}
