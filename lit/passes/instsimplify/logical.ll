; Booleans joined by and and or, as operations and as selects: facts that one operand implies about the other are used.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

; A side that the other one implies adds nothing, and one that it contradicts decides.
define i1 @implied(i8 %x) {
; CHECK-LABEL: @implied(
; CHECK-NEXT:    [[A:%.*]] = icmp ult i8 %x, 5
; CHECK-NEXT:    ret i1 [[A]]
  %a = icmp ult i8 %x, 5
  %b = icmp ult i8 %x, 9
  %r = and i1 %b, %a
  ret i1 %r
}

define i1 @contradicts(i8 %x, i1 %c) {
; CHECK-LABEL: @contradicts(
; CHECK-NEXT:    ret i1 false
  %a = icmp ult i8 %x, 5
  %b = icmp ugt i8 %x, 9
  %bc = select i1 %b, i1 %c, i1 false
  %r = and i1 %a, %bc
  ret i1 %r
}

define i1 @absorbs(i1 %a, i1 %b) {
; CHECK-LABEL: @absorbs(
; CHECK-NEXT:    ret i1 %b
  %ab = select i1 %a, i1 true, i1 %b
  %r = select i1 %ab, i1 %b, i1 false
  ret i1 %r
}

define i1 @one_of_both(i1 %a, i1 %b) {
; CHECK-LABEL: @one_of_both(
; CHECK-NEXT:    ret i1 %a
  %n = xor i1 %b, true
  %ab = or i1 %a, %b
  %an = or i1 %a, %n
  %r = and i1 %ab, %an
  ret i1 %r
}

; On both arms of the select the result is the arm, or what the other arm is with the same operation.
define i1 @arms(i1 %c, i1 %a, i1 %b) {
; CHECK-LABEL: @arms(
; CHECK-NEXT:    [[AB:%.*]] = and i1 %a, %b
; CHECK-NEXT:    ret i1 [[AB]]
  %ab = and i1 %a, %b
  %s = select i1 %c, i1 %a, i1 %ab
  %r = and i1 %s, %b
  ret i1 %r
}

; Where x is y, the first arm is what the second one is anyway.
define i8 @equal(i8 %x, i8 %y, i8 %z) {
; CHECK-LABEL: @equal(
; CHECK-NEXT:    ret i8 0
  %e = icmp eq i8 %x, %y
  %a = xor i8 %x, %y
  %r = select i1 %e, i8 %a, i8 0
  ret i8 %r
}
