; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; Pointers to globals go through parameters too.

@g = global i32 5

; CHECK-LABEL: @callee(
; CHECK-NEXT:  %v = load i32, ptr @g, align 4
; CHECK-NEXT:  ret i32 %v
; CHECK-NEXT: }
define internal i32 @callee(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:  %r = call i32 @callee(ptr @g)
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @caller() {
  %r = call i32 @callee(ptr @g)
  ret i32 %r
}
