; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Differences that borrow nothing, and a difference that is an absolute value.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @bit(
; CHECK-NEXT:   %a = and i32 %x, 1
; CHECK-NEXT:   %b = xor i32 %a, 1
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @bit(i32 %x) {
  %a = and i32 %x, 1
  %b = sub i32 1, %a
  ret i32 %b
}

; CHECK-LABEL: @mask(
; CHECK-NEXT:   %a = and i32 %x, 15
; CHECK-NEXT:   %b = xor i32 %a, 15
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @mask(i32 %x) {
  %a = and i32 %x, 15
  %b = sub i32 15, %a
  ret i32 %b
}

; CHECK-LABEL: @absolute(
; CHECK-NEXT:   %b = call i32 @llvm.abs.i32(i32 %x, i1 false)
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @absolute(i32 %x) {
  %s = ashr i32 %x, 31
  %a = xor i32 %x, %s
  %b = sub i32 %a, %s
  ret i32 %b
}
