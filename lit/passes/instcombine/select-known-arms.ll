; RUN: opt-go -passes=instcombine -S %s | FileCheck %s
; What the condition of a select says counts in the arm that it picks. Written by hand; the results are opt-19's, save for @amount.

; x is below 17: nothing of it is left above bit 5.
; CHECK-LABEL: define i8 @shifted(
; CHECK-NEXT: %c = icmp ugt i8 %x, 16
; CHECK-NEXT: %r = zext i1 %c to i8
; CHECK-NEXT: ret i8 %r
define i8 @shifted(i8 %x) {
  %c = icmp ult i8 %x, 17
  %v = select i1 %c, i8 %x, i8 64
  %r = lshr i8 %v, 6
  ret i8 %r
}

; CHECK-LABEL: define i8 @quotient(
; CHECK-NEXT: %c = icmp ult i8 %x, 9
; CHECK-NEXT: %r = select i1 %c, i8 0, i8 5
define i8 @quotient(i8 %x) {
  %c = icmp ult i8 %x, 9
  %v = select i1 %c, i8 %x, i8 -128
  %r = udiv exact i8 %v, 24
  ret i8 %r
}

; The condition held in another turn of the loop: of the number that came from there nothing is known.
; CHECK-LABEL: define i8 @turn(
; CHECK: select i1 %c, i8 %before, i8 7
define i8 @turn(ptr %p) {
entry:
  br label %loop
loop:
  %before = phi i8 [ 0, %entry ], [ %now, %loop ]
  %now = load volatile i8, ptr %p
  %c = icmp eq i8 %now, 0
  %v = select i1 %c, i8 %before, i8 7
  call void @use(i8 %v)
  %again = load volatile i1, ptr %p
  br i1 %again, label %loop, label %exit
exit:
  ret i8 %v
}

; The lanes of a vector are not distinguished.
; CHECK-LABEL: define <2 x i8> @lanes(
; CHECK: shufflevector
; CHECK: select
define <2 x i8> @lanes(<2 x i8> %x) {
  %c = icmp ult <2 x i8> %x, <i8 4, i8 4>
  %s = shufflevector <2 x i8> %x, <2 x i8> poison, <2 x i32> <i32 1, i32 0>
  %h = lshr <2 x i8> %s, <i8 2, i8 2>
  %v = select <2 x i1> %c, <2 x i8> %h, <2 x i8> <i8 9, i8 9>
  ret <2 x i8> %v
}

; An amount that is too large is not chosen.
; CHECK-LABEL: define i8 @amount(
; CHECK-NEXT: %r = shl i8 %y, %x
define i8 @amount(i8 %x, i8 %y, i1 %c) {
  %v = select i1 %c, i8 %x, i8 9
  %r = shl i8 %y, %v
  ret i8 %r
}

; CHECK-LABEL: define i8 @base(
; CHECK: %[[A:.*]] = shl nuw i8 1, %x
; CHECK: select i1 %c, i8 %[[A]], i8 8
define i8 @base(i8 %x, i1 %c) {
  %v = select i1 %c, i8 %x, i8 3
  %r = shl i8 1, %v
  ret i8 %r
}

declare void @use(i8)
