; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; An operation that stays for other users is compared itself: with its operand compared, both would have to be kept.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

declare void @use(i32)

; CHECK-LABEL: @sum(
; CHECK: icmp eq i32 %a, 46
define i1 @sum(i32 %x) {
  %a = add i32 %x, 1
  call void @use(i32 %a)
  %c = icmp eq i32 %a, 46
  ret i1 %c
}

; CHECK-LABEL: @difference(
; CHECK: lshr i32 %d, 31
define i32 @difference(i32 %x, i32 %y) {
  %d = sub nsw i32 %x, %y
  call void @use(i32 %d)
  %c = icmp slt i32 %d, 0
  %e = zext i1 %c to i32
  ret i32 %e
}

; CHECK-LABEL: @shifted(
; CHECK: icmp sgt i32 %a, 7
define i1 @shifted(i32 %x) {
  %a = ashr i32 %x, 3
  call void @use(i32 %a)
  %c = icmp sgt i32 %a, 7
  ret i1 %c
}

; CHECK-LABEL: @negated_arms(
; CHECK: %d = sub i32 %x, %s
define i32 @negated_arms(i1 %c, i32 %x) {
  %s = select i1 %c, i32 0, i32 -2097152000
  call void @use(i32 %s)
  %d = sub i32 %x, %s
  ret i32 %d
}

; A shift is not made a product for a subtraction; for a negation it is.
; CHECK-LABEL: @shift_subtracted(
; CHECK-NEXT: %s = shl i32 %a, 10
; CHECK-NEXT: %d = sub i32 %b, %s
define i32 @shift_subtracted(i32 %a, i32 %b) {
  %s = shl i32 %a, 10
  %d = sub i32 %b, %s
  ret i32 %d
}

; CHECK-LABEL: @shift_negated(
; CHECK-NEXT: mul i32 %a, -1024
define i32 @shift_negated(i32 %a) {
  %s = shl i32 %a, 10
  %d = sub i32 0, %s
  ret i32 %d
}

; What a branch says does not make a signed compare unsigned.
; CHECK-LABEL: @signed(
; CHECK: icmp slt i32 %x, 4
define i1 @signed(i32 %x) {
  %c = icmp sgt i32 %x, -1
  br i1 %c, label %t, label %f
t:
  %d = icmp slt i32 %x, 4
  ret i1 %d
f:
  ret i1 0
}
