; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A remainder of a power of two compared with a positive number; the opposite of the sign.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @one(
; CHECK-NEXT:   %1 = and i32 %x, -2147483647
; CHECK-NEXT:   %b = icmp eq i32 %1, 1
; CHECK-NEXT:   ret i1 %b
; CHECK-NEXT: }
define i1 @one(i32 %x) {
  %a = srem i32 %x, 2
  %b = icmp eq i32 %a, 1
  ret i1 %b
}

; CHECK-LABEL: @sign(
; CHECK-NEXT:   %isnotneg = icmp sgt i32 %x, -1
; CHECK-NEXT:   %b = zext i1 %isnotneg to i32
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @sign(i32 %x) {
  %a = lshr i32 %x, 31
  %b = xor i32 %a, 1
  ret i32 %b
}
