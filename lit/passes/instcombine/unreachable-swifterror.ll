; In code that is never reached, too, a call is passed a slot of a swifterror and not poison.
; RUN: opt-go %s -passes=instcombine -verify-each -S | FileCheck %s

declare i32 @may_fail(ptr swifterror)
declare i32 @__gxx_personality_v0(...)

; CHECK-LABEL: define void @f(
; CHECK:         invoke i32 @may_fail(ptr swifterror %e)
define void @f() personality ptr @__gxx_personality_v0 {
entry:
  ret void
lost:
  %e = alloca swifterror ptr
  %r = invoke i32 @may_fail(ptr swifterror %e) to label %ok unwind label %pad
ok:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  unreachable
}
