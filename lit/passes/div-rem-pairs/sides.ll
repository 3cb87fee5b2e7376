; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; Nothing happens when the two are on different sides of a branch.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %rem, label %div
; CHECK:       rem:
; CHECK-NEXT:    %r = srem i32 %x, %y
; CHECK-NEXT:    ret i32 %r
; CHECK:       div:
; CHECK-NEXT:    %q = sdiv i32 %x, %y
; CHECK-NEXT:    ret i32 %q
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 noundef %x, i32 noundef %y) {
entry:
  br i1 %c, label %rem, label %div
rem:
  %r = srem i32 %x, %y
  ret i32 %r
div:
  %q = sdiv i32 %x, %y
  ret i32 %q
}
