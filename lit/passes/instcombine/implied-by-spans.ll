; RUN: opt-go -passes=instcombine -S %s | FileCheck %s
; Two comparisons that share an operand decide each other where the ranges of their other operands are known. Written by hand; the results
; are those of opt-19, save where a comment says so.

; y > 24 and (x & 3) > y exclude each other.
; CHECK-LABEL: define i1 @apart(
; CHECK-NEXT: ret i1 false
define i1 @apart(i8 %x, i8 %y) {
  %mask = and i8 %x, 3
  %less = icmp ugt i8 %mask, %y
  %greater = icmp ugt i8 %y, 24
  %both = and i1 %greater, %less
  ret i1 %both
}

; (x >> 7) > y leaves y only 0, which is less than 31 as a signed number too.
; CHECK-LABEL: define i1 @implied(
; CHECK: %less = icmp ugt i8 %bit, %y
; CHECK-NEXT: ret i1 %less
define i1 @implied(i8 %x, i8 %y) {
  %bit = lshr i8 %x, 7
  %less = icmp ugt i8 %bit, %y
  %small = icmp slt i8 %y, 31
  %both = and i1 %small, %less
  ret i1 %both
}

; Both other operands are ranges: LLVM keeps the second comparison.
; CHECK-LABEL: define i1 @ranges(
; CHECK-NOT: or
; CHECK: %first = icmp ugt i8 %a, %y
; CHECK-NEXT: ret i1 %first
define i1 @ranges(i8 %x, i8 %y, i8 %z) {
  %a = and i8 %x, 15
  %b = or i8 %z, 64
  %first = icmp ult i8 %y, %a
  %second = icmp ult i8 %y, %b
  %both = and i1 %first, %second
  ret i1 %both
}

; Ranges without a common number.
; CHECK-LABEL: define i1 @equal(
; CHECK-NOT: or
; CHECK: %first = icmp eq i8 %a, %y
; CHECK-NEXT: ret i1 %first
define i1 @equal(i8 %x, i8 %y, i8 %z) {
  %a = and i8 %x, 15
  %b = or i8 %z, 64
  %first = icmp eq i8 %y, %a
  %second = icmp ne i8 %y, %b
  %both = and i1 %first, %second
  ret i1 %both
}

; Ranges that meet decide nothing.
; CHECK-LABEL: define i1 @meet(
; CHECK: and i1
define i1 @meet(i8 %x, i8 %y, i8 %z) {
  %a = and i8 %x, 15
  %b = or i8 %z, 15
  %first = icmp ule i8 %y, %a
  %second = icmp ult i8 %y, %b
  %both = and i1 %first, %second
  ret i1 %both
}

; The condition of a select implies a fact about the operand that is not a constant: 16 <= 1 is wrong.
; CHECK-LABEL: define i1 @arm(
; CHECK: %[[DIFFERS:.*]] = icmp ne i8 %x, 1
; CHECK: ret i1 %[[DIFFERS]]
define i1 @arm(i8 %x) {
  %one = icmp eq i8 %x, 1
  %v = select i1 %one, i8 16, i8 %x
  call void @use(i8 %v)
  %cmp = icmp ule i8 %v, %x
  ret i1 %cmp
}

declare void @use(i8)
