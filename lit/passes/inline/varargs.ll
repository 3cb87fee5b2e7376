; RUN: opt-go %s -passes=inline -S | FileCheck %s
;
; Variable arguments that a musttail call passes on are those of the call that is inlined; then it
; is an ordinary call.

declare void @f(ptr, ...)
declare i16 @g(...)

define internal void @thunk(ptr %this, ...) {
  %q = getelementptr i8, ptr %this, i32 4
  musttail call void (ptr, ...) @f(ptr %q, ...)
  ret void
}

; CHECK-LABEL: @two(
; CHECK-NEXT:    %q.i = getelementptr i8, ptr %p, i32 4
; CHECK-NEXT:    call void (ptr, ...) @f(ptr %q.i, i32 42, ptr byval(i8) %p)
; CHECK-NEXT:    ret void
define void @two(ptr %p) {
  call void (ptr, ...) @thunk(ptr %p, i32 42, ptr byval(i8) %p)
  ret void
}

; CHECK-LABEL: @none(
; CHECK:         {{^}}  call void (ptr, ...) @f(ptr %q.i)
define void @none(ptr %p) {
  call void (ptr, ...) @thunk(ptr %p)
  ret void
}

; CHECK-LABEL: @on(
; CHECK:         musttail call void (ptr, ...) @f(ptr %q.i, ...)
; CHECK-NEXT:    ret void
define void @on(ptr %p, ...) {
  musttail call void (ptr, ...) @thunk(ptr %p, ...)
  ret void
}

define internal signext i16 @all(...) {
  %r = musttail call signext i16 (...) @g(...) nounwind
  ret i16 %r
}

; CHECK-LABEL: @result(
; CHECK-NEXT:    [[R:%.*]] = call signext i16 (...) @g(i16 signext %x) #[[N:[0-9]+]]
; CHECK-NEXT:    ret i16 [[R]]
define i16 @result(i16 %x) {
  %r = call i16 (...) @all(i16 signext %x)
  ret i16 %r
}
; CHECK:       attributes #[[N]] = { nounwind }
