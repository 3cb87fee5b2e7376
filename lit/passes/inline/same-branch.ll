; RUN: opt-go -passes='cgscc(inline)' -S %s | FileCheck %s
; A condition that a dominating branch decides is folded in the copy of a body, and the other successor is not copied.
; Written by hand; the body is what opt-19 makes of it.

; CHECK-LABEL: define i32 @caller(
; CHECK: br i1 %less.i, label %then.i, label %callee.exit
; CHECK: then.i:
; CHECK-NEXT: call void @first()
; CHECK-NEXT: br label %callee.exit
; CHECK-NOT: @second
; CHECK: callee.exit:
define i32 @caller(i32 %a, i32 %b) {
  %r = call i32 @callee(i32 %a, i32 %b)
  ret i32 %r
}

define internal i32 @callee(i32 %x, i32 %y) {
entry:
  %less = icmp slt i32 %x, %y
  br i1 %less, label %then, label %out
then:
  %again = icmp slt i32 %x, %y
  br i1 %again, label %one, label %two
one:
  call void @first()
  br label %out
two:
  call void @second()
  br label %out
out:
  ret i32 %x
}

declare void @first()
declare void @second()
