; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; What does not unwind contains no call that does, whatever its callee says. An invoke stays: its function may be left by a landing pad only. As
; opt-19 does.

; CHECK-LABEL: @f(
; CHECK: %r = call i32 @h() #[[N:[0-9]+]]
; CHECK: call void %p() #[[N]]
define i32 @f(ptr %p) nounwind {
  %r = call i32 @h()
  call void %p()
  ret i32 %r
}

; CHECK-LABEL: @may(
; CHECK: %r = call i32 @h(){{$}}
define i32 @may() {
  %r = call i32 @h()
  ret i32 %r
}

declare i32 @h()

; CHECK: attributes #[[N]] = { nounwind }
