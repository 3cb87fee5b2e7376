; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; A function whose address is taken may be called with anything.

@table = global ptr @callee

; CHECK-LABEL: @callee(
; CHECK-NEXT:  %r = add i32 %a, 1
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define internal i32 @callee(i32 %a) {
  %r = add i32 %a, 1
  ret i32 %r
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:  %r = call i32 @callee(i32 4)
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @caller() {
  %r = call i32 @callee(i32 4)
  ret i32 %r
}
