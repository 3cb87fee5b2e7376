; RUN: opt-go -passes=module-inline -S %s | FileCheck %s
; RUN: opt-go -passes=module-inline -inline-threshold=-30 -S %s | FileCheck %s --check-prefix=NONE

; Both bodies come into @f, the internal one goes with its last call; @g calls itself.
; CHECK-NOT:   @twice(
; CHECK-LABEL: define i32 @four_times(
; CHECK-NOT:     call
; CHECK-LABEL: define i32 @f(
; CHECK-NOT:     call i32 @four_times
; CHECK:         call i32 @g(
; CHECK:         ret
; NONE-LABEL:  define i32 @f(
; NONE:          call i32 @four_times
define internal i32 @twice(i32 %x) {
  %r = shl i32 %x, 1
  ret i32 %r
}

define i32 @four_times(i32 %x) {
  %a = call i32 @twice(i32 %x)
  %b = call i32 @twice(i32 %a)
  ret i32 %b
}

define i32 @f(i32 %x) {
  %a = call i32 @four_times(i32 %x)
  %b = call i32 @g(i32 %a)
  ret i32 %b
}

define i32 @g(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %end, label %more
more:
  %y = sub i32 %x, 1
  %r = call i32 @g(i32 %y)
  %s = add i32 %r, %x
  ret i32 %s
end:
  ret i32 0
}
