; A conjunction that is inverted since a use in another block is a not: the inverse replaces the conjunction in its position, before all its uses.
; RUN: opt-go -passes=instcombine -verify-each %s | FileCheck %s

; CHECK-LABEL: @f(
; CHECK: entry:
; CHECK: %[[N:[.a-z0-9]+]] = or i1
; CHECK-NEXT: br i1 %[[N]], label %next, label %then
; CHECK: next:
; CHECK: or i1 %e, %[[N]]
define i32 @f(i32 %x, i32 %y, i32 %z, ptr %p) {
entry:
  %a = icmp sgt i32 %x, -1
  %b = icmp slt i32 %x, %y
  %c = and i1 %a, %b
  br i1 %c, label %then, label %next
then:
  store i32 1, ptr %p
  br label %next
next:
  %d = xor i1 %c, true
  %e = icmp sle i32 %z, %y
  %g = or i1 %e, %d
  %r = select i1 %d, i32 %z, i32 7
  %s = select i1 %g, i32 %r, i32 %y
  ret i32 %s
}
