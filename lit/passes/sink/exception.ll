; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; Nothing moves into the block of a handler's pad.

; CHECK: declare i32 @personality(...)
; CHECK: declare void @may()
; CHECK: declare void @use(i32)
;
; CHECK: define void @f(i32 %a) personality ptr @personality {
; CHECK-NEXT:   %x = mul i32 %a, %a
; CHECK-NEXT:   invoke void @may()
; CHECK-NEXT:           to label %normal unwind label %handler
; CHECK: normal:
; CHECK-NEXT:   ret void
; CHECK: handler:
; CHECK-NEXT:   %l = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   resume { ptr, i32 } %l
; CHECK-NEXT: }

declare i32 @personality(...)
declare void @may()
declare void @use(i32)
define void @f(i32 %a) personality ptr @personality {
  %x = mul i32 %a, %a
  invoke void @may() to label %normal unwind label %handler
normal:
  ret void
handler:
  %l = landingpad { ptr, i32 } cleanup
  call void @use(i32 %x)
  resume { ptr, i32 } %l
}
