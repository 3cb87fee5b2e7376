; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Compares of sums of truth values, and of constants shifted by a variable.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @xor(
; CHECK-NEXT:   %c = xor i1 %x, %y
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @xor(i1 %x, i1 %y) {
  %a = zext i1 %x to i32
  %b = zext i1 %y to i32
  %s = add i32 %a, %b
  %c = icmp eq i32 %s, 1
  ret i1 %c
}

; CHECK-LABEL: @equal(
; CHECK-NEXT:   %1 = xor i1 %x, %y
; CHECK-NEXT:   %c = xor i1 %1, true
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @equal(i1 %x, i1 %y) {
  %a = zext i1 %x to i32
  %b = sext i1 %y to i32
  %s = add i32 %a, %b
  %c = icmp eq i32 %s, 0
  ret i1 %c
}

; CHECK-LABEL: @shl(
; CHECK-NEXT:   %c = icmp eq i32 %x, 3
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @shl(i32 %x, i32 %y) {
  %a = shl i32 3, %x
  %c = icmp eq i32 %a, 24
  ret i1 %c
}

; CHECK-LABEL: @ashr(
; CHECK-NEXT:   %c = icmp eq i32 %x, 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @ashr(i32 %x, i32 %y) {
  %a = ashr i32 -64, %x
  %c = icmp eq i32 %a, -4
  ret i1 %c
}

; CHECK-LABEL: @quotient(
; CHECK-NEXT:   %c = icmp ugt i32 %y, %x
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @quotient(i32 %x, i32 %y) {
  %a = udiv i32 %x, %y
  %c = icmp eq i32 %a, 0
  ret i1 %c
}
