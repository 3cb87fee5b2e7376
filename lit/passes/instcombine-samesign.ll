; With samesign a select of a signed compare and an unsigned one of numbers that are not negative is
; one compare.

; RUN: opt-go %s -passes='instcombine<samesign>' -S -o - | FileCheck %s --check-prefix=ONE
; RUN: opt-go %s -passes=instcombine -S -o - | FileCheck %s --check-prefix=TWO

; ONE-LABEL: @positive(
; ONE: [[V:%.+]] = select i1 %c, i8 %m, i8 %y
; ONE: icmp sle i8 %x, [[V]]
; ONE-NOT: icmp
; TWO-LABEL: @positive(
; TWO: icmp ule i8 %x, %m
; TWO: icmp sle i8 %x, %y
define i1 @positive(i1 %c, i8 %x0, i8 %m0, i8 %y) {
  %x = and i8 %x0, 127
  %m = and i8 %m0, 127
  %u = icmp ule i8 %x, %m
  %s = icmp sle i8 %x, %y
  %r = select i1 %c, i1 %u, i1 %s
  ret i1 %r
}

; The other operand of the unsigned compare may be negative.
; ONE-LABEL: @any(
; ONE: icmp ule i8 %x, %m
; ONE: icmp sle i8 %x, %y
define i1 @any(i1 %c, i8 %x0, i8 %m, i8 %y) {
  %x = and i8 %x0, 127
  %u = icmp ule i8 %x, %m
  %s = icmp sle i8 %x, %y
  %r = select i1 %c, i1 %u, i1 %s
  ret i1 %r
}
