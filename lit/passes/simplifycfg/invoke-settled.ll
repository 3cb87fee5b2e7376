; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; Invokes of functions that do not unwind become calls, or go; what is never called ends the block.

declare i32 @personality(...)
declare i32 @calm(i32) nounwind
declare i32 @idle() nounwind willreturn memory(none)
declare i32 @throws()
declare i32 @__C_specific_handler(...)

; CHECK-LABEL: @call(
; CHECK-NEXT:   on:
; CHECK-NEXT:   %r = call i32 @calm(i32 %x), !prof !0
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @call(i32 %x) personality ptr @personality {
  %r = invoke i32 @calm(i32 %x) to label %on unwind label %pad, !prof !0
on:
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK-LABEL: @nobody_misses(
; CHECK-NEXT:   on:
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
define i32 @nobody_misses() personality ptr @personality {
  %r = invoke i32 @idle() to label %on unwind label %pad
on:
  ret i32 1
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK-LABEL: @may_throw(
; CHECK-NEXT:   %r = invoke i32 @throws()
; CHECK-NEXT:   to label %common.ret unwind label %pad
; CHECK:        common.ret:
; CHECK-NEXT:   %common.ret.op = phi i32 [ 2, %pad ], [ %r, %0 ]
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK:        pad:
; CHECK-NEXT:   %l = landingpad { ptr, i32 }
; CHECK-NEXT:   cleanup
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define i32 @may_throw() personality ptr @personality {
  %r = invoke i32 @throws() to label %on unwind label %pad
on:
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 2
}

; One of two edges to the landing pad is removed.
; CHECK-LABEL: @one_of_two(
; CHECK-NEXT:   next:
; CHECK-NEXT:   %a = call i32 @calm(i32 %x)
; CHECK-NEXT:   %b = invoke i32 @throws()
; CHECK-NEXT:   to label %on unwind label %pad
; CHECK:        common.ret:
; CHECK-NEXT:   %common.ret.op = phi i32 [ %s, %on ], [ 4, %pad ]
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK:        on:
; CHECK-NEXT:   %s = add i32 %a, %b
; CHECK-NEXT:   br label %common.ret
; CHECK:        pad:
; CHECK-NEXT:   %l = landingpad { ptr, i32 }
; CHECK-NEXT:   cleanup
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define i32 @one_of_two(i32 %x) personality ptr @personality {
  %a = invoke i32 @calm(i32 %x) to label %next unwind label %pad
next:
  %b = invoke i32 @throws() to label %on unwind label %pad
on:
  %s = add i32 %a, %b
  ret i32 %s
pad:
  %p = phi i32 [ 3, %0 ], [ 4, %next ]
  %l = landingpad { ptr, i32 } cleanup
  ret i32 %p
}

; CHECK-LABEL: @nothing_is_called(
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
define i32 @nothing_is_called() personality ptr @personality {
  %r = invoke i32 null() to label %on unwind label %pad
on:
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 2
}

; Here any instruction may raise an exception.
; CHECK-LABEL: @asynchronous(
; CHECK-NEXT:   %r = invoke i32 @calm(i32 %x)
; CHECK-NEXT:   to label %common.ret unwind label %pad
; CHECK:        common.ret:
; CHECK-NEXT:   %common.ret.op = phi i32 [ 2, %pad ], [ %r, %0 ]
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK:        pad:
; CHECK-NEXT:   %l = landingpad { ptr, i32 }
; CHECK-NEXT:   cleanup
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define i32 @asynchronous(i32 %x) personality ptr @__C_specific_handler {
  %r = invoke i32 @calm(i32 %x) to label %on unwind label %pad
on:
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 2
}

!0 = !{!"branch_weights", i32 7, i32 3}
