; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; The known bits of two numbers decide their comparison.

target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"

; CHECK-LABEL: @below(
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @below(i32 %a, i32 %b) {
  %conv = zext i32 %a to i64
  %conv4 = zext i32 %b to i64
  %sub5 = xor i64 %conv, 9223372036854775807
  %cmp6 = icmp ult i64 %sub5, %conv4
  ret i1 %cmp6
}
; CHECK-LABEL: @notabove(
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @notabove(i32 %a, i32 %b) {
  %conv = zext i32 %a to i64
  %conv4 = zext i32 %b to i64
  %sub5 = xor i64 %conv, 9223372036854775807
  %cmp6 = icmp ule i64 %conv4, %sub5
  ret i1 %cmp6
}
; CHECK-LABEL: @signed(
; CHECK-NEXT:   ret <2 x i1> zeroinitializer
; CHECK-NEXT: }
define <2 x i1> @signed(<2 x i32> %a, <2 x i32> %b) {
  %x = or <2 x i32> %a, <i32 -2147483648, i32 -2147483648>
  %y = and <2 x i32> %b, <i32 7, i32 7>
  %c = icmp sge <2 x i32> %x, %y
  ret <2 x i1> %c
}
; CHECK-LABEL: @may_be(
; CHECK-NEXT:   %x = and i32 %a, 8
; CHECK-NEXT:   %y = and i32 %b, 15
; CHECK-NEXT:   %c = icmp ugt i32 %x, %y
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @may_be(i32 %a, i32 %b) {
  %x = and i32 %a, 8
  %y = and i32 %b, 15
  %c = icmp ugt i32 %x, %y
  ret i1 %c
}
