; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; The lowest bit of a shift does not ask for the sign; bits known to be zero need no room in a number.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @lowest(
; CHECK-NEXT:   %a1 = lshr i32 -2, %x
; CHECK-NEXT:   %b = and i32 %a1, 1
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @lowest(i32 %x) {
  %a = ashr i32 -2, %x
  %b = and i32 %a, 1
  ret i32 %b
}

; CHECK-LABEL: @known(
; CHECK-NEXT:   %a = and i32 %x, 255
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @known(i32 %x) {
  %a = and i32 %x, 255
  %b = uitofp i32 %a to float
  %c = fptoui float %b to i32
  ret i32 %c
}
