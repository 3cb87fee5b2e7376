; RUN: opt-go -passes=lower-invoke -S %s | FileCheck %s

declare i32 @g(i32)
declare i32 @__gxx_personality_v0(...)

; CHECK:         %r = call i32 @g(i32 4)
; CHECK-NEXT:    br label %ok
; CHECK-NOT:     invoke
define i32 @f() personality ptr @__gxx_personality_v0 {
  %r = invoke i32 @g(i32 4) to label %ok unwind label %bad
ok:
  ret i32 %r
bad:
  %e = landingpad { ptr, i32 } cleanup
  ret i32 0
}
