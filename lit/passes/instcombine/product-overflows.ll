; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Products that are widened only to see whether they would overflow; not where the wide product itself is used.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: @umulz(
; CHECK-NEXT:   %umul = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
; CHECK-NEXT:   %umul.value = extractvalue { i32, i1 } %umul, 0
; CHECK-NEXT:   %c = extractvalue { i32, i1 } %umul, 1
; CHECK-NEXT:   store i32 %umul.value, ptr %p, align 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @umulz(i32 %a, i32 %b, ptr %p) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %m = mul nuw i64 %x, %y
  %c = icmp ugt i64 %m, 4294967295
  %t = trunc i64 %m to i32
  store i32 %t, ptr %p
  ret i1 %c
}

; CHECK-LABEL: @umulz2(
; CHECK-NEXT:   %umul = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
; CHECK-NEXT:   %c = extractvalue { i32, i1 } %umul, 1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @umulz2(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %m = mul nuw i64 %x, %y
  %s = lshr i64 %m, 32
  %c = icmp ne i64 %s, 0
  ret i1 %c
}

; CHECK-LABEL: @ult(
; CHECK-NEXT:   %umul = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
; CHECK-NEXT:   %umul.value = extractvalue { i32, i1 } %umul, 0
; CHECK-NEXT:   %1 = extractvalue { i32, i1 } %umul, 1
; CHECK-NEXT:   %c = xor i1 %1, true
; CHECK-NEXT:   %2 = and i32 %umul.value, 255
; CHECK-NEXT:   %t = zext nneg i32 %2 to i64
; CHECK-NEXT:   store i64 %t, ptr %p, align 8
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @ult(i32 %a, i32 %b, ptr %p) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %m = mul i64 %x, %y
  %c = icmp ult i64 %m, 4294967296
  %t = and i64 %m, 255
  store i64 %t, ptr %p
  ret i1 %c
}

; CHECK-LABEL: @other_use(
; CHECK-NEXT:   %x = zext i32 %a to i64
; CHECK-NEXT:   %y = zext i32 %b to i64
; CHECK-NEXT:   %m = mul nuw i64 %x, %y
; CHECK-NEXT:   %c = icmp ugt i64 %m, 4294967295
; CHECK-NEXT:   store i64 %m, ptr %p, align 8
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @other_use(i32 %a, i32 %b, ptr %p) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %m = mul i64 %x, %y
  %c = icmp ugt i64 %m, 4294967295
  store i64 %m, ptr %p
  ret i1 %c
}

; CHECK-LABEL: @mixed(
; CHECK-NEXT:   %1 = zext i16 %a to i32
; CHECK-NEXT:   %umul = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %1, i32 %b)
; CHECK-NEXT:   %c = extractvalue { i32, i1 } %umul, 1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @mixed(i16 %a, i32 %b) {
  %x = zext i16 %a to i64
  %y = zext i32 %b to i64
  %m = mul i64 %x, %y
  %c = icmp ugt i64 %m, 4294967295
  ret i1 %c
}
