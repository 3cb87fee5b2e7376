; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Invokes get the same attributes of arguments and results as calls; a nonnull argument is not null after the invoke.

declare i32 @__gxx_personality_v0(...)
declare noalias ptr @_Znwm(i64)
declare void @construct(ptr noundef nonnull align 8 dereferenceable(8)) nounwind
declare void @give(ptr)
declare void @drop(ptr) nounwind

; CHECK-LABEL: @made(
; CHECK:         %p = invoke dereferenceable_or_null(8) ptr @_Znwm(i64 8)
; CHECK:       made:
; CHECK-NEXT:    call void @construct(ptr %p)
; CHECK-NEXT:    invoke void @give(ptr nonnull %p)
define void @made() personality ptr @__gxx_personality_v0 {
  %p = invoke ptr @_Znwm(i64 8) to label %made unwind label %pad
made:
  call void @construct(ptr %p)
  invoke void @give(ptr %p) to label %done unwind label %pad
done:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @drop(ptr null)
  resume { ptr, i32 } %e
}

; Without a call in front nothing is known.
; CHECK-LABEL: @unknown(
; CHECK:         call void @drop(ptr %p)
; CHECK-NEXT:    call void @construct(ptr %p)
; CHECK-NEXT:    call void @drop(ptr nonnull %p)
define void @unknown(ptr %p) {
  call void @drop(ptr %p)
  call void @construct(ptr %p)
  call void @drop(ptr %p)
  ret void
}
