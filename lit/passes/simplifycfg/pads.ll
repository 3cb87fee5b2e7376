; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; Equal landing pads are shared; handlers of a catchswitch that repeat another one go; what follows
; a call that never returns is unreachable.

declare void @f()
declare void @g()
declare void @never() noreturn
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)

; CHECK-LABEL: @shared(
; CHECK:         landingpad
; CHECK-NOT:     landingpad
; CHECK:         ret void
define void @shared() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %next unwind label %p
next:
  invoke void @f() to label %end unwind label %q
p:
  %e = landingpad { ptr, i32 } cleanup
  br label %both
q:
  %h = landingpad { ptr, i32 } cleanup
  br label %both
both:
  call void @g()
  br label %end
end:
  ret void
}

; One of them catches, too.
; CHECK-LABEL: @different(
; CHECK:         landingpad
; CHECK:         landingpad
; CHECK:         ret void
define void @different() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %next unwind label %p
next:
  invoke void @f() to label %end unwind label %q
p:
  %e = landingpad { ptr, i32 } cleanup
  br label %both
q:
  %h = landingpad { ptr, i32 } catch ptr null
  br label %both
both:
  call void @g()
  br label %end
end:
  ret void
}

; CHECK-LABEL: @repeated(
; CHECK:         catchswitch within none [label %a, label %c] unwind to caller
; CHECK:       a:
; CHECK-NOT:   b:
; CHECK:       c:
define void @repeated() personality ptr @__CxxFrameHandler3 {
  invoke void @f() to label %end unwind label %s
s:
  %cs = catchswitch within none [label %a, label %b, label %c] unwind to caller
a:
  %x = catchpad within %cs [ptr null, i32 0, ptr null]
  call void @g() [ "funclet"(token %x) ]
  catchret from %x to label %end
b:
  %y = catchpad within %cs [ptr null, i32 0, ptr null]
  call void @f() [ "funclet"(token %y) ]
  catchret from %y to label %end
c:
  %z = catchpad within %cs [ptr null, i32 1, ptr null]
  call void @f() [ "funclet"(token %z) ]
  catchret from %z to label %end
end:
  ret void
}

; CHECK-LABEL: @noreturn(
; CHECK:         to label %next.unreachable unwind label %p
; CHECK:       next.unreachable:
; CHECK-NEXT:    unreachable
; CHECK:       p:
define void @noreturn() personality ptr @__gxx_personality_v0 {
  invoke void @never() to label %next unwind label %p
next:
  call void @g()
  ret void
p:
  %e = landingpad { ptr, i32 } cleanup
  call void @f()
  ret void
}
