; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; A conjunction that holds gives all its parts, as a disjunction does that does not; inside of one a part may follow from the others.

; CHECK-LABEL: @and(
; CHECK-NEXT:   %x = icmp ult i32 %a, %b
; CHECK-NEXT:   %y = icmp ult i32 %b, %c
; CHECK-NEXT:   %z = select i1 %x, i1 %y, i1 false
; CHECK-NEXT:   br i1 %z, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   ret i1 true
; CHECK: out:
; CHECK-NEXT:   %u = icmp ult i32 %a, %c
; CHECK-NEXT:   ret i1 %u
; CHECK-NEXT: }
define i1 @and(i32 %a, i32 %b, i32 %c) {
  %x = icmp ult i32 %a, %b
  %y = icmp ult i32 %b, %c
  %z = select i1 %x, i1 %y, i1 false
  br i1 %z, label %one, label %out
one:
  %t = icmp ult i32 %a, %c
  ret i1 %t
out:
  %u = icmp ult i32 %a, %c
  ret i1 %u
}

; CHECK-LABEL: @or(
; CHECK-NEXT:   %x = icmp ult i32 %a, %b
; CHECK-NEXT:   %y = icmp ult i32 %b, %c
; CHECK-NEXT:   %z = or i1 %x, %y
; CHECK-NEXT:   br i1 %z, label %out, label %one
; CHECK: one:
; CHECK-NEXT:   ret i1 true
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @or(i32 %a, i32 %b, i32 %c) {
  %x = icmp ult i32 %a, %b
  %y = icmp ult i32 %b, %c
  %z = or i1 %x, %y
  br i1 %z, label %out, label %one
one:
  %t = icmp uge i32 %a, %c
  ret i1 %t
out:
  ret i1 false
}

; CHECK-LABEL: @implied(
; CHECK-NEXT:   %x = icmp ult i32 %a, %b
; CHECK-NEXT:   %y = icmp ule i32 %a, %b
; CHECK-NEXT:   %z = and i1 %x, true
; CHECK-NEXT:   ret i1 %z
; CHECK-NEXT: }
define i1 @implied(i32 %a, i32 %b) {
  %x = icmp ult i32 %a, %b
  %y = icmp ule i32 %a, %b
  %z = and i1 %x, %y
  ret i1 %z
}

; A side that follows where the other is false may be true beside it then: the sides are disjoint no more.
; CHECK-LABEL: @disjoint(
; CHECK-NEXT:   %t = icmp ult i32 %a, %c
; CHECK-NEXT:   %f = icmp uge i32 %a, %c
; CHECK-NEXT:   %r = or i1 true, %f
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @disjoint(i32 %a, i32 %c) {
  %t = icmp ult i32 %a, %c
  %f = icmp uge i32 %a, %c
  %r = or disjoint i1 %t, %f
  ret i1 %r
}
