; What the condition of a select says is used inside its arms.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

define i1 @arm(i1 %c, i1 %d, i1 %e) {
; CHECK-LABEL: @arm(
; CHECK-NEXT:    %r = select i1 %c, i1 %d, i1 %e
; CHECK-NEXT:    ret i1 %r
  %a = and i1 %c, %d
  %b = or i1 %c, %e
  %r = select i1 %c, i1 %a, i1 %b
  ret i1 %r
}

; Also where the value that it makes does not exist yet, when nothing else uses the arm.
define i1 @constant(i8 %x, i8 %y) {
; CHECK-LABEL: @constant(
; CHECK-NEXT:    %e = icmp eq i8 %x, 127
; CHECK-NEXT:    %n = icmp ne i8 %y, -1
; CHECK-NEXT:    %r = select i1 %e, i1 %n, i1 false
; CHECK-NEXT:    ret i1 %r
  %e = icmp eq i8 %x, 127
  %a = xor i8 %x, -128
  %n = icmp ne i8 %a, %y
  %r = select i1 %e, i1 %n, i1 false
  ret i1 %r
}

; The condition of an inner select is known.
define i1 @inner(i8 %x, i1 %d, i1 %e) {
; CHECK-LABEL: @inner(
; CHECK-NEXT:    %c = icmp ult i8 %x, 5
; CHECK-NEXT:    %r = select i1 %c, i1 %d, i1 false
; CHECK-NEXT:    ret i1 %r
  %c = icmp ult i8 %x, 5
  %o = icmp ult i8 %x, 9
  %s = select i1 %o, i1 %d, i1 %e
  %r = select i1 %c, i1 %s, i1 false
  ret i1 %r
}

; One of two conditions makes a maximum.
define i8 @maximum(i8 %x, i8 %y, i1 %c) {
; CHECK-LABEL: @maximum(
; CHECK-NEXT:    [[M:%.*]] = call i8 @llvm.umax.i8(i8 %x, i8 %y)
; CHECK-NEXT:    %r = select i1 %c, i8 [[M]], i8 %y
; CHECK-NEXT:    ret i8 %r
  %g = icmp ugt i8 %x, %y
  %b = select i1 %c, i1 %g, i1 false
  %r = select i1 %b, i8 %x, i8 %y
  ret i8 %r
}

; One condition decides the other one.
define i8 @decided(i8 %x, i8 %a, i8 %b, i8 %d) {
; CHECK-LABEL: @decided(
; CHECK-NEXT:    %c = icmp ult i8 %x, 5
; CHECK-NEXT:    %r = select i1 %c, i8 %a, i8 %d
; CHECK-NEXT:    ret i8 %r
  %c = icmp ult i8 %x, 5
  %o = icmp ult i8 %x, 9
  %s = select i1 %o, i8 %a, i8 %b
  %r = select i1 %c, i8 %s, i8 %d
  ret i8 %r
}

; A value or its opposite.
define i1 @opposite(i1 %a, i1 %b) {
; CHECK-LABEL: @opposite(
; CHECK-NEXT:    %r = xor i1 %b, %a
; CHECK-NEXT:    ret i1 %r
  %n = xor i1 %b, true
  %r = select i1 %a, i1 %n, i1 %b
  ret i1 %r
}
