; The sign of a difference that is used for more than that is not asked of its operands: here it becomes an absolute value.
; RUN: opt-go %s -passes=instcombine | FileCheck %s

; CHECK-LABEL: @abs(
; CHECK: %d = sub nsw i32 %x, %y
; CHECK-NEXT: %s = call i32 @llvm.abs.i32(i32 %d, i1 true)
define i32 @abs(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %d = sub nsw i32 %x, %y
  %c = icmp slt i32 %d, 0
  %n = sub nsw i32 0, %d
  %s = select i1 %c, i32 %n, i32 %d
  ret i32 %s
}

; CHECK-LABEL: @sign(
; CHECK-NEXT: %c = icmp slt i32 %x, %y
define i1 @sign(i32 %x, i32 %y) {
  %d = sub nsw i32 %x, %y
  %c = icmp slt i32 %d, 0
  ret i1 %c
}
