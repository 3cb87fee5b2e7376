; Two compares of which one names a value, or whose ranges leave one range.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

; Where y is not 5, the other compare does not count; else it is with 5.
define i1 @constant(i8 %x, i8 %y) {
; CHECK-LABEL: @constant(
; CHECK-NEXT:    %a = icmp ne i8 %y, 5
; CHECK-NEXT:    [[B:%.*]] = icmp ugt i8 %x, 4
; CHECK-NEXT:    %r = or i1 %a, [[B]]
; CHECK-NEXT:    ret i1 %r
  %a = icmp ne i8 %y, 5
  %b = icmp uge i8 %x, %y
  %r = or i1 %a, %b
  ret i1 %r
}

; Exactly one holds for 2 and 3.
define i1 @exactly_one(i8 %x) {
; CHECK-LABEL: @exactly_one(
; CHECK-NEXT:    [[A:%.*]] = and i8 %x, -2
; CHECK-NEXT:    %r = icmp eq i8 [[A]], 2
; CHECK-NEXT:    ret i1 %r
  %a = icmp ult i8 %x, 2
  %b = icmp ult i8 %x, 4
  %r = xor i1 %a, %b
  ret i1 %r
}

; The compare inside a select that is used once is joined as well.
define i1 @nested(i8 %x, i1 %c) {
; CHECK-LABEL: @nested(
; CHECK-NEXT:    [[A:%.*]] = add i8 %x, -1
; CHECK-NEXT:    [[R:%.*]] = icmp ult i8 [[A]], 22
; CHECK-NEXT:    %r = select i1 [[R]], i1 %c, i1 false
; CHECK-NEXT:    ret i1 %r
  %a = icmp ult i8 %x, 23
  %b = icmp ne i8 %x, 0
  %s = select i1 %b, i1 %c, i1 false
  %r = and i1 %a, %s
  ret i1 %r
}

; What is compared may be a chain of selects: the chain leans to the left.
define i1 @chain(i1 %a, i1 %b, i1 %c) {
; CHECK-LABEL: @chain(
; CHECK-NEXT:    [[S:%.*]] = select i1 %a, i1 %b, i1 false
; CHECK-NEXT:    %r = select i1 [[S]], i1 %c, i1 false
; CHECK-NEXT:    ret i1 %r
  %s = select i1 %b, i1 %c, i1 false
  %r = select i1 %a, i1 %s, i1 false
  ret i1 %r
}

; One range takes the place of two, though one of them is used elsewhere.
define i1 @used(i8 %y) {
; CHECK-LABEL: @used(
; CHECK-NEXT:    %a = icmp slt i8 %y, 16
; CHECK-NEXT:    call void @sink(i1 %a)
; CHECK-NEXT:    [[A:%.*]] = add i8 %y, -24
; CHECK-NEXT:    %r = icmp ult i8 [[A]], -8
; CHECK-NEXT:    ret i1 %r
  %a = icmp slt i8 %y, 16
  call void @sink(i1 %a)
  %b = icmp ugt i8 %y, 23
  %r = or i1 %a, %b
  ret i1 %r
}

declare void @sink(i1)
