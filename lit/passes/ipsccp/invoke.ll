; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; Functions that are invoked are followed like those that are called: what is passed, and what comes back.

declare i32 @personality(...)
declare i32 @external(i32)
declare void @use(i32)

; CHECK-LABEL: define internal i32 @unknown(
; CHECK-NEXT:    %r = call i32 @external(i32 5)
; CHECK-NEXT:    ret i32 %r
define internal i32 @unknown(i32 %n) {
  %r = call i32 @external(i32 %n)
  ret i32 %r
}

; CHECK-LABEL: define internal i32 @constant(
; CHECK-NEXT:    call void @use(i32 7)
; CHECK-NEXT:    ret i32 poison
define internal i32 @constant(i32 %n) {
  call void @use(i32 %n)
  ret i32 3
}

; CHECK-LABEL: define range(i32 0, 4) i32 @caller(
; CHECK:         %v = invoke i32 @unknown(i32 5)
; CHECK:         call void @use(i32 %v)
; CHECK:         %w = invoke i32 @constant(i32 7)
; CHECK:         ret i32 3
define i32 @caller() personality ptr @personality {
  %v = invoke i32 @unknown(i32 5)
          to label %one unwind label %pad

one:
  call void @use(i32 %v)
  %w = invoke i32 @constant(i32 7)
          to label %two unwind label %pad

two:
  ret i32 %w

pad:
  %l = landingpad { ptr, i32 }
          cleanup
  ret i32 0
}
