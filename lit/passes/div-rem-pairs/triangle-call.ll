; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; Not if a call before the quotient may not return.

declare void @g()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %rem, label %div
; CHECK:       rem:
; CHECK-NEXT:    %r = srem i32 %x, %y
; CHECK-NEXT:    br label %div
; CHECK:       div:
; CHECK-NEXT:    %p = phi i32 [ %r, %rem ], [ 0, %entry ]
; CHECK-NEXT:    call void @g()
; CHECK-NEXT:    %q = sdiv i32 %x, %y
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
  call void @g()
  %q = sdiv i32 %x, %y
  %s = add i32 %p, %q
  ret i32 %s
}
