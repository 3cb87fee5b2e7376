; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; A parameter that every call gives the same constant becomes it; the result that follows is known to the caller.

; CHECK-LABEL: @callee(
; CHECK-NEXT:  %s = add i32 4, %b
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define internal i32 @callee(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  ret i32 %s
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:  %p = call i32 @callee(i32 4, i32 %x)
; CHECK-NEXT:  %q = call i32 @callee(i32 4, i32 7)
; CHECK-NEXT:  %r = add i32 %p, %q
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @caller(i32 %x) {
  %p = call i32 @callee(i32 4, i32 %x)
  %q = call i32 @callee(i32 4, i32 7)
  %r = add i32 %p, %q
  ret i32 %r
}
