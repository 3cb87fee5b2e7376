; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; What is caught only to unwind on is not caught: invokes become calls. Ends of lifetimes do not count; a destructor does.

declare void @f(i32)
declare void @destroy(ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare i32 @__gxx_personality_v0(...)

; CHECK-LABEL: @nothing_to_clean(
; CHECK:         %a = alloca i32
; CHECK-NEXT:    call void @f(i32 1)
; CHECK-NEXT:    call void @f(i32 2)
; CHECK-NEXT:    ret void
define void @nothing_to_clean() personality ptr @__gxx_personality_v0 {
  %a = alloca i32
  invoke void @f(i32 1) to label %next unwind label %pad
next:
  invoke void @f(i32 2) to label %done unwind label %pad
done:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  resume { ptr, i32 } %e
}

; One of two pads has something to do.
; CHECK-LABEL: @one_of_two(
; CHECK:         call void @f(i32 1)
; CHECK-NEXT:    invoke void @f(i32 2)
; CHECK:       second:
; CHECK-NEXT:    %e2 = landingpad
; CHECK-NEXT:      cleanup
; CHECK-NEXT:    call void @destroy(ptr %o)
; CHECK-NEXT:    resume { ptr, i32 } %e2
define void @one_of_two(ptr %o) personality ptr @__gxx_personality_v0 {
  invoke void @f(i32 1) to label %next unwind label %first
next:
  invoke void @f(i32 2) to label %done unwind label %second
done:
  ret void
first:
  %e1 = landingpad { ptr, i32 } cleanup
  br label %out
second:
  %e2 = landingpad { ptr, i32 } cleanup
  call void @destroy(ptr %o)
  br label %out
out:
  %e = phi { ptr, i32 } [ %e1, %first ], [ %e2, %second ]
  resume { ptr, i32 } %e
}

; Another exception than the one that was caught.
; CHECK-LABEL: @exchanged(
; CHECK:         invoke void @f(i32 1)
define void @exchanged({ ptr, i32 } %other) personality ptr @__gxx_personality_v0 {
  invoke void @f(i32 1) to label %done unwind label %pad
done:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %other
}
