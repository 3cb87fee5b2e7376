; Compares of what was extended are compares of what it was before, or decided.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

; CHECK-LABEL: @bool(
; CHECK-NEXT: ret i1 %c
define i1 @bool(i1 %c) {
  %v = sext i1 %c to i8
  %r = icmp ugt i8 %v, 31
  ret i1 %r
}

; CHECK-LABEL: @never(
; CHECK-NEXT: ret i1 false
define i1 @never(i8 %x) {
  %v = sext i8 %x to i32
  %r = icmp eq i32 %v, 200
  ret i1 %r
}

; CHECK-LABEL: @always(
; CHECK-NEXT: ret i1 true
define i1 @always(i8 %x) {
  %v = zext i8 %x to i32
  %r = icmp sgt i32 %v, -5
  ret i1 %r
}

; A number that differs from another by something that is not 0.
; CHECK-LABEL: @other(
; CHECK-NEXT: ret i1 false
define i1 @other(i8 %d) {
  %x = xor i8 %d, -128
  %r = icmp eq i8 %d, %x
  ret i1 %r
}

; The larger of two numbers, when a compare knows it; a quotient of something smaller.
; CHECK-LABEL: @larger(
; CHECK-NEXT: ret i8 %x
define i8 @larger(i8 %x, i8 %y) {
  %v = and i8 %x, %y
  %r = call i8 @llvm.umax.i8(i8 %v, i8 %x)
  ret i8 %r
}

; CHECK-LABEL: @quotient(
; CHECK-NEXT: ret i8 0
define i8 @quotient(i1 %c) {
  %v = sext i1 %c to i8
  %r = sdiv i8 %v, 24
  ret i8 %r
}

; A choice by the condition of the branch above is none.
; CHECK-LABEL: @chosen(
; CHECK: ret i32 %a
define i32 @chosen(i1 %e, i32 %a, i32 %b) {
entry:
  br i1 %e, label %yes, label %no
yes:
  %v = select i1 %e, i32 %a, i32 %b
  ret i32 %v
no:
  ret i32 0
}

declare i8 @llvm.umax.i8(i8, i8)
