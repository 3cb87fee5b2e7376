; With exact-products a product whose factor is a sum keeps nsw when it is multiplied out, where no
; part overflows.

; RUN: opt-go %s -passes='instcombine<exact-products>' -S -o - | FileCheck %s
; RUN: opt-go %s -passes=instcombine -S -o - | FileCheck %s --check-prefix=PLAIN

; The product of the first access shows it: its overflow would be undefined behavior.
; CHECK-LABEL: @shown(
; CHECK: %p = mul nsw i32 %i, 48
; CHECK: %x = load
; CHECK: [[J:%.+]] = sext i32 %p to i64
; CHECK-NEXT: [[G:%.+]] = getelementptr float, ptr %m, i64 [[J]]
; CHECK-NEXT: %h = getelementptr i8, ptr [[G]], i64 72
; PLAIN-LABEL: @shown(
; PLAIN: add i32 {{%.+}}, 18
define float @shown(ptr %m, i32 %i) {
  %a = shl nsw i32 %i, 4
  %p = mul nsw i32 %a, 3
  %j = sext i32 %p to i64
  %g = getelementptr inbounds float, ptr %m, i64 %j
  %x = load float, ptr %g, align 4
  %b = or disjoint i32 %a, 6
  %q = mul nsw i32 %b, 3
  %k = sext i32 %q to i64
  %h = getelementptr inbounds float, ptr %m, i64 %k
  %y = load float, ptr %h, align 4
  %s = fadd float %x, %y
  ret float %s
}

; Not if the first access may not be made.
; CHECK-LABEL: @unsure(
; CHECK: add i32 {{%.+}}, 18
define float @unsure(ptr %m, i32 %i, i1 %c) {
  %a = shl nsw i32 %i, 4
  %p = mul nsw i32 %a, 3
  %j = sext i32 %p to i64
  %b = or disjoint i32 %a, 6
  %q = mul nsw i32 %b, 3
  %k = sext i32 %q to i64
  %h = getelementptr inbounds float, ptr %m, i64 %k
  %y = load float, ptr %h, align 4
  br i1 %c, label %then, label %else

then:
  %g = getelementptr inbounds float, ptr %m, i64 %j
  %x = load float, ptr %g, align 4
  %s = fadd float %x, %y
  ret float %s

else:
  ret float %y
}

; Parts of a sum of numbers that are not negative are smaller.
; CHECK-LABEL: @natural(
; CHECK: [[P:%.+]] = mul {{(nuw )?}}nsw i32 %a, 3
; CHECK: add {{(nuw )?}}nsw i32 [[P]], 6
define i32 @natural(i32 range(i32 0, 1000000) %a) {
  %b = add nsw i32 %a, 2
  %q = mul nsw i32 %b, 3
  ret i32 %q
}

; CHECK-LABEL: @any(
; CHECK: mul i32 %a, 3
define i32 @any(i32 %a) {
  %b = add nsw i32 %a, 2
  %q = mul nsw i32 %b, 3
  ret i32 %q
}

; CHECK-LABEL: @twice(
; CHECK: mul nsw i32 %a, 15
define i32 @twice(i32 %a) {
  %b = mul nsw i32 %a, 3
  %q = mul nsw i32 %b, 5
  ret i32 %q
}
