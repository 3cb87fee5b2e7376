; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; A remainder on one path to the quotient: the quotient is always executed, and moves above the branch.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %q = sdiv i32 %x, %y
; CHECK-NEXT:    br i1 %c, label %rem, label %div
; CHECK:       rem:
; CHECK-NEXT:    %0 = mul i32 %q, %y
; CHECK-NEXT:    %r.decomposed = sub i32 %x, %0
; CHECK-NEXT:    br label %div
; CHECK:       div:
; CHECK-NEXT:    %p = phi i32 [ %r.decomposed, %rem ], [ 0, %entry ]
; CHECK-NEXT:    %s = add i32 %p, %q
; CHECK-NEXT:    ret i32 %s
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 noundef %x, i32 noundef %y) {
entry:
  br i1 %c, label %rem, label %div
rem:
  %r = srem i32 %x, %y
  br label %div
div:
  %p = phi i32 [ %r, %rem ], [ 0, %entry ]
  %q = sdiv i32 %x, %y
  %s = add i32 %p, %q
  ret i32 %s
}
