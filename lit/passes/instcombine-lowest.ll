; With lowest the upper bits of a number are compared with those of the lowest by one signed compare.

; RUN: opt-go %s -passes='instcombine<lowest>' -S -o - | FileCheck %s
; RUN: opt-go %s -passes=instcombine -S -o - | FileCheck %s --check-prefix=PLAIN
; RUN: opt-go %s -passes=instcombine -S -opt-version=22 -o - | FileCheck %s

; The first byte of a character in UTF-8.
; CHECK-LABEL: @first(
; CHECK: icmp sgt i8 %x, -65
; PLAIN-LABEL: @first(
; PLAIN: icmp ne i8 %a, -128
define i1 @first(i8 %x) {
  %a = and i8 %x, -64
  %c = icmp ne i8 %a, -128
  ret i1 %c
}

; CHECK-LABEL: @extended(
; CHECK: icmp slt i8 %x, -64
define i1 @extended(i8 %x) {
  %z = zext i8 %x to i32
  %a = and i32 %z, 192
  %c = icmp eq i32 %a, 128
  ret i1 %c
}

; The mask is no power of two below zero.
; CHECK-LABEL: @holes(
; CHECK: icmp eq i8 %a, -128
define i1 @holes(i8 %x) {
  %a = and i8 %x, -96
  %c = icmp eq i8 %a, -128
  ret i1 %c
}

; CHECK-LABEL: @ordered(
; CHECK: icmp ugt i8 %a, -128
define i1 @ordered(i8 %x) {
  %a = and i8 %x, -64
  %c = icmp ugt i8 %a, -128
  ret i1 %c
}
