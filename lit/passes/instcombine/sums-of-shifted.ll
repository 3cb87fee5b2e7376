; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Differences of shifted values and of quotients, and of a value with itself.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @shifted(
; CHECK-NEXT:   %1 = add i32 %a, -1
; CHECK-NEXT:   %f = shl i32 %1, %b
; CHECK-NEXT:   ret i32 %f
; CHECK-NEXT: }
define i32 @shifted(i32 %a, i32 %b) {
  %d = shl i32 %a, %b
  %e = shl i32 1, %b
  %f = sub i32 %d, %e
  ret i32 %f
}

; CHECK-LABEL: @remainder(
; CHECK-NEXT:   %f = srem i32 %a, 4
; CHECK-NEXT:   ret i32 %f
; CHECK-NEXT: }
define i32 @remainder(i32 %a) {
  %d = sdiv i32 %a, 4
  %e = mul i32 %d, 4
  %f = sub i32 %a, %e
  ret i32 %f
}

; CHECK-LABEL: @itself(
; CHECK-NEXT:   %e = sub i32 0, %b
; CHECK-NEXT:   ret i32 %e
; CHECK-NEXT: }
define i32 @itself(i32 %a, i32 %b) {
  %d = sub i32 %a, %b
  %e = sub i32 %d, %a
  ret i32 %e
}

; CHECK-LABEL: @rotation(
; CHECK-NEXT:   %r = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @rotation(i32 %x, i32 %n) {
  %m = and i32 %n, 31
  %a = shl i32 %x, %m
  %k = sub i32 32, %n
  %l = and i32 %k, 31
  %b = lshr i32 %x, %l
  %r = or i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: @amount(
; CHECK-NEXT:   %z = zext nneg i8 %b to i32
; CHECK-NEXT:   %d = shl i32 %a, %z
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
define i32 @amount(i32 %a, i8 %b) {
  %z = zext i8 %b to i32
  %d = shl i32 %a, %z
  ret i32 %d
}

; CHECK-LABEL: @divisor(
; CHECK-NEXT:   %s = shl nuw i32 4, %b
; CHECK-NEXT:   %1 = add i32 %s, -1
; CHECK-NEXT:   %m = and i32 %1, %a
; CHECK-NEXT:   ret i32 %m
; CHECK-NEXT: }
define i32 @divisor(i32 %a, i32 %b) {
  %s = shl i32 4, %b
  %m = urem i32 %a, %s
  ret i32 %m
}
