; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; A result that is always the same is known to the callers; the function then returns nothing in particular.

; CHECK-LABEL: @seven(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:  ret i32 poison
; CHECK: b:
; CHECK-NEXT:  ret i32 poison
; CHECK-NEXT: }
define internal i32 @seven(i1 %c) noinline {
entry:
  br i1 %c, label %a, label %b
a:
  ret i32 7
b:
  ret i32 7
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:  %r = call i32 @seven(i1 %c)
; CHECK-NEXT:  ret i32 8
; CHECK-NEXT: }
define i32 @caller(i1 %c) {
  %r = call i32 @seven(i1 %c)
  %s = add i32 %r, 1
  ret i32 %s
}
