; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; An invoke loses arguments and the result as a call does.

; CHECK: declare i32 @personality(...)
; CHECK: declare void @may()
;
; CHECK: define internal void @f() {
; CHECK-NEXT:   call void @may()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g(i32 %a) personality ptr @personality {
; CHECK-NEXT:   invoke void @f()
; CHECK-NEXT:           to label %normal unwind label %handler
; CHECK: normal:
; CHECK-NEXT:   ret void
; CHECK: handler:
; CHECK-NEXT:   %l = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   resume { ptr, i32 } %l
; CHECK-NEXT: }

declare i32 @personality(...)
declare void @may()
define internal i32 @f(i32 %dead, i32 %x) {
  call void @may()
  ret i32 %x
}
define void @g(i32 %a) personality ptr @personality {
  %r = invoke i32 @f(i32 1, i32 %a) to label %normal unwind label %handler
normal:
  ret void
handler:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
