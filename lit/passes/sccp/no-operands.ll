; RUN: opt-go %s -passes=sccp -S | FileCheck %s
; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; Instructions without operands: a fence, a landing pad that only cleans up.

declare void @may_throw()
declare i32 @__gxx_personality_v0(...)

; CHECK-LABEL: define void @f(
; CHECK:         fence seq_cst
; CHECK:         landingpad { ptr, i32 }
; CHECK-NEXT:      cleanup
define void @f() personality ptr @__gxx_personality_v0 {
  fence seq_cst
  invoke void @may_throw() to label %done unwind label %pad

done:
  ret void

pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
