; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; A remainder that has been decomposed already stays.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %q = sdiv i32 %x, %y
; CHECK-NEXT:    %m = mul i32 %q, %y
; CHECK-NEXT:    %r = sub i32 %x, %m
; CHECK-NEXT:    %p = add i32 %q, %r
; CHECK-NEXT:    ret i32 %p
; CHECK-NEXT:  }
define i32 @f(i32 noundef %x, i32 noundef %y) {
  %q = sdiv i32 %x, %y
  %m = mul i32 %q, %y
  %r = sub i32 %x, %m
  %p = add i32 %q, %r
  ret i32 %p
}
