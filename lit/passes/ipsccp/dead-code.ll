; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; What no call makes executable is not executed.

; CHECK-LABEL: @callee(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %other
; CHECK: other:
; CHECK-NEXT:  ret i32 %x
; CHECK-NEXT: }
define internal i32 @callee(i32 %mode, i32 %x) {
entry:
  %c = icmp eq i32 %mode, 2
  br i1 %c, label %two, label %other
two:
  %y = mul i32 %x, 3
  ret i32 %y
other:
  ret i32 %x
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:  %r = call i32 @callee(i32 1, i32 %x)
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @caller(i32 %x) {
  %r = call i32 @callee(i32 1, i32 %x)
  ret i32 %r
}
