; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; A value that only a trunc uses is computed in its width; flags about the wide value are dropped.

;
; CHECK: define i16 @f(i8 %a, i16 %b, i64 %c) {
; CHECK-NEXT:   %x = zext i8 %a to i16
; CHECK-NEXT:   %z = trunc i64 %c to i16
; CHECK-NEXT:   %m = mul i16 %x, %b
; CHECK-NEXT:   %s = add i16 %m, 1
; CHECK-NEXT:   %q = xor i16 %s, %z
; CHECK-NEXT:   ret i16 %q
; CHECK-NEXT: }

target datalayout = "n8:16:32:64"
define i16 @f(i8 %a, i16 %b, i64 %c) {
  %x = zext i8 %a to i32
  %y = sext i16 %b to i32
  %z = trunc i64 %c to i32
  %m = mul nuw nsw i32 %x, %y
  %s = add nsw i32 %m, 65537
  %q = xor i32 %s, %z
  %r = trunc i32 %q to i16
  ret i16 %r
}
