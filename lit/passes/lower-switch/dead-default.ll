; RUN: opt-go -passes=lower-switch -S %s | FileCheck %s
; RUN: %if opt-19 %{ opt-19 -passes=lower-switch -S %s | FileCheck %s %} %else %{ true %}

; Only 0 is possible, so the switch in the default is dead: its block is erased.
define i32 @f(i8 %x) {
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %zero
; CHECK-NOT:   other:
; CHECK:       zero:
entry:
  switch i8 0, label %other [
    i8 0, label %zero
  ]

other:
  switch i8 %x, label %two [
    i8 1, label %one
  ]

zero:
  ret i32 0

one:
  ret i32 1

two:
  ret i32 2
}

; The same where the default has been erased before its switch is lowered.
define i32 @g(i8 %x) {
; CHECK-LABEL: @g(
; CHECK-NEXT:  entry:
; CHECK:         icmp eq i1 %c,
; CHECK-NOT:   other:
; CHECK:       zero:
entry:
  %c = trunc i8 %x to i1
  switch i1 %c, label %other [
    i1 0, label %zero
    i1 1, label %one
  ]

other:
  switch i8 %x, label %two [
    i8 1, label %one
  ]

zero:
  ret i32 0

one:
  ret i32 1

two:
  ret i32 2
}
