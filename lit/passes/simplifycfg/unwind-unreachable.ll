; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; To unwind to a pad after which nothing but unreachable follows is undefined behaviour, so calls there do not throw. A guard that always fails leaves the function.

; CHECK-LABEL: @invoke(
; CHECK-NEXT: done:
; CHECK-NEXT:   call void @f() #0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @invoke() personality ptr @__gxx_personality_v0 {
  invoke void @f()
          to label %done unwind label %pad

pad:
  %e = landingpad { ptr, i32 }
          cleanup
  unreachable

done:
  ret void
}

; The pad does something before.
; CHECK-LABEL: @calls(
; CHECK-NEXT:   invoke void @f()
; CHECK-NEXT:           to label %done unwind label %pad
; CHECK:      pad:
; CHECK-NEXT:   %e = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   unreachable
; CHECK:      done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @calls() personality ptr @__gxx_personality_v0 {
  invoke void @f()
          to label %done unwind label %pad

pad:
  %e = landingpad { ptr, i32 }
          cleanup
  call void @f()
  unreachable

done:
  ret void
}

; A catchpad of C++ may run a copy constructor.
; CHECK-LABEL: @handler_cxx(
; CHECK-NEXT:   invoke void @f()
; CHECK-NEXT:           to label %done unwind label %dispatch
; CHECK:      dispatch:
; CHECK-NEXT:   %s = catchswitch within none [label %b] unwind to caller
; CHECK:      b:
; CHECK-NEXT:   %q = catchpad within %s [i32 2]
; CHECK-NEXT:   unreachable
; CHECK:      done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @handler_cxx() personality ptr @__CxxFrameHandler3 {
  invoke void @f()
          to label %done unwind label %dispatch

dispatch:
  %s = catchswitch within none [label %b] unwind to caller

b:
  %q = catchpad within %s [i32 2]
  unreachable

done:
  ret void
}

; CHECK-LABEL: @handler(
; CHECK-NEXT:   invoke void @f()
; CHECK-NEXT:           to label %done unwind label %dispatch
; CHECK:      dispatch:
; CHECK-NEXT:   %s = catchswitch within none [label %a] unwind to caller
; CHECK:      a:
; CHECK-NEXT:   %p = catchpad within %s [i32 1]
; CHECK-NEXT:   catchret from %p to label %done
; CHECK:      done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @handler() personality ptr @ProcessCLRException {
  invoke void @f()
          to label %done unwind label %dispatch

dispatch:
  %s = catchswitch within none [label %a, label %b] unwind to caller

a:
  %p = catchpad within %s [i32 1]
  catchret from %p to label %done

b:
  %q = catchpad within %s [i32 2]
  unreachable

done:
  ret void
}

; CHECK-LABEL: @no_handler(
; CHECK-NEXT: done:
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @no_handler() personality ptr @ProcessCLRException {
  invoke void @f()
          to label %done unwind label %dispatch

dispatch:
  %s = catchswitch within none [label %b] unwind to caller

b:
  %q = catchpad within %s [i32 2]
  unreachable

done:
  ret void
}

; CHECK-LABEL: @cleanup(
; CHECK-NEXT:   invoke void @f()
; CHECK-NEXT:           to label %done unwind label %pad
; CHECK:      pad:
; CHECK-NEXT:   %p = cleanuppad within none []
; CHECK-NEXT:   call void @f() [ "funclet"(token %p) ]
; CHECK-NEXT:   unreachable
; CHECK:      done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @cleanup() personality ptr @__CxxFrameHandler3 {
  invoke void @f()
          to label %done unwind label %pad

pad:
  %p = cleanuppad within none []
  call void @f() [ "funclet"(token %p) ]
  cleanupret from %p unwind label %never

never:
  %q = cleanuppad within none []
  unreachable

done:
  ret void
}

; CHECK-LABEL: @guard(
; CHECK-NEXT:   call void (i1, ...) @llvm.experimental.guard(i1 false) [ "deopt"() ]
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
define i32 @guard() {
  call void (i1, ...) @llvm.experimental.guard(i1 false) [ "deopt"() ]
  call void @f()
  ret i32 1
}

declare void @f()
declare i32 @ProcessCLRException(...)
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare void @llvm.experimental.guard(i1, ...)
