; A negation goes where it costs nothing: into compares, and into the users of what is inverted.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

; !c && x < y, where the user is a select: c || x >= y with the arms exchanged.
define i8 @select_user(i8 %x, i8 %y, i1 %c) {
; CHECK-LABEL: @select_user(
; CHECK-NEXT:    %v = icmp uge i8 %x, %y
; CHECK-NEXT:    %s.not = select i1 %c, i1 true, i1 %v
; CHECK-NEXT:    %r = select i1 %s.not, i8 7, i8 %x
; CHECK-NEXT:    ret i8 %r
  %v = icmp ult i8 %x, %y
  %s = select i1 %c, i1 false, i1 %v
  %r = select i1 %s, i8 %x, i8 7
  ret i8 %r
}

define i8 @branch_user(i8 %x, i8 %y, i1 %c) {
; CHECK-LABEL: @branch_user(
; CHECK-NEXT:    %v = icmp uge i8 %x, %y
; CHECK-NEXT:    %s.not = and i1 %v, %c
; CHECK-NEXT:    br i1 %s.not, label %else, label %then
  %v = icmp ult i8 %x, %y
  %n = xor i1 %c, true
  %s = or i1 %n, %v
  br i1 %s, label %then, label %else

then:
  ret i8 %x

else:
  ret i8 %y
}

; The compare has two users that take it inverted: one not, one select.
define i1 @two_users(i8 %x, i8 %y, i1 %c, i1 %d) {
; CHECK-LABEL: @two_users(
; CHECK-NEXT:    %v = icmp uge i8 %x, %y
; CHECK-NEXT:    call void @sink(i1 %v)
; CHECK-NEXT:    %r = select i1 %v, i1 %d, i1 %c
; CHECK-NEXT:    ret i1 %r
  %v = icmp ult i8 %x, %y
  %n = xor i1 %v, true
  call void @sink(i1 %n)
  %r = select i1 %v, i1 %c, i1 %d
  ret i1 %r
}

; The user takes the value as it is: the negation stays.
define i1 @kept(i8 %x, i8 %y, i1 %c) {
; CHECK-LABEL: @kept(
; CHECK-NEXT:    %v = icmp ult i8 %x, %y
; CHECK-NEXT:    %not.c = xor i1 %c, true
; CHECK-NEXT:    %s = select i1 %not.c, i1 %v, i1 false
; CHECK-NEXT:    ret i1 %s
  %v = icmp ult i8 %x, %y
  %s = select i1 %c, i1 false, i1 %v
  ret i1 %s
}

declare void @sink(i1)
