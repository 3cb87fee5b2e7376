; RUN: opt-go -passes=inline -S %s | FileCheck %s

; What the dynamic linker may replace is not inlined (-fsemantic-interposition).
; CHECK-LABEL: define i32 @caller(
; CHECK-NEXT:    [[B:%.*]] = call i32 @other(i32 %a)
; CHECK-NEXT:    [[S:%.*]] = add i32 %a, [[B]]
; CHECK-NEXT:    [[T:%.*]] = add i32 [[S]], 1
; CHECK-NEXT:    ret i32 [[T]]
define internal i32 @own(i32 %a) {
  ret i32 %a
}

define i32 @other(i32 %a) {
  ret i32 %a
}

define dso_local i32 @here() {
  ret i32 1
}

define i32 @caller(i32 %a) {
  %x = call i32 @own(i32 %a)
  %b = call i32 @other(i32 %a)
  %s = add i32 %x, %b
  %h = call i32 @here()
  %t = add i32 %s, %h
  ret i32 %t
}

; A call that returns twice may also be an invoke: the caller would have to keep its slots.
; CHECK-LABEL: define i32 @outer(
; CHECK-NEXT:    call i32 @inner()
define i32 @inner() personality ptr null {
  %x = invoke i32 @twice() #0 to label %go unwind label %pad
go:
  ret i32 %x
pad:
  %p = landingpad i32 cleanup
  resume i32 %p
}

define i32 @outer() {
  %x = call i32 @inner()
  ret i32 %x
}

declare i32 @twice() #0
attributes #0 = { returns_twice }

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"SemanticInterposition", i32 1}
