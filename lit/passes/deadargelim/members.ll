; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; Of three members two are wanted, and of an array of three the last two.

;
; CHECK: define internal { i32, i8 } @f(i32 %x) {
; CHECK-NEXT:   %a = insertvalue { i32, i64, i8 } poison, i32 %x, 0
; CHECK-NEXT:   %b = insertvalue { i32, i64, i8 } %a, i64 5, 1
; CHECK-NEXT:   %oldret = extractvalue { i32, i64, i8 } %b, 0
; CHECK-NEXT:   %newret = insertvalue { i32, i8 } poison, i32 %oldret, 0
; CHECK-NEXT:   %oldret1 = extractvalue { i32, i64, i8 } %b, 2
; CHECK-NEXT:   %newret2 = insertvalue { i32, i8 } %newret, i8 %oldret1, 1
; CHECK-NEXT:   ret { i32, i8 } %newret2
; CHECK-NEXT: }
;
; CHECK: define internal [2 x i32] @h([3 x i32] %x) {
; CHECK-NEXT:   %oldret = extractvalue [3 x i32] %x, 1
; CHECK-NEXT:   %newret = insertvalue [2 x i32] poison, i32 %oldret, 0
; CHECK-NEXT:   %oldret1 = extractvalue [3 x i32] %x, 2
; CHECK-NEXT:   %newret2 = insertvalue [2 x i32] %newret, i32 %oldret1, 1
; CHECK-NEXT:   ret [2 x i32] %newret2
; CHECK-NEXT: }
;
; CHECK: define i32 @g(i32 %a, [3 x i32] %v) {
; CHECK-NEXT:   %r = call { i32, i8 } @f(i32 %a)
; CHECK-NEXT:   %newret = extractvalue { i32, i8 } %r, 0
; CHECK-NEXT:   %oldret = insertvalue { i32, i64, i8 } poison, i32 %newret, 0
; CHECK-NEXT:   %newret1 = extractvalue { i32, i8 } %r, 1
; CHECK-NEXT:   %oldret2 = insertvalue { i32, i64, i8 } %oldret, i8 %newret1, 2
; CHECK-NEXT:   %x = extractvalue { i32, i64, i8 } %oldret2, 0
; CHECK-NEXT:   %y = extractvalue { i32, i64, i8 } %oldret2, 2
; CHECK-NEXT:   %z = zext i8 %y to i32
; CHECK-NEXT:   %s = add i32 %x, %z
; CHECK-NEXT:   %q = call [2 x i32] @h([3 x i32] %v)
; CHECK-NEXT:   %newret3 = extractvalue [2 x i32] %q, 0
; CHECK-NEXT:   %oldret4 = insertvalue [3 x i32] poison, i32 %newret3, 1
; CHECK-NEXT:   %newret5 = extractvalue [2 x i32] %q, 1
; CHECK-NEXT:   %oldret6 = insertvalue [3 x i32] %oldret4, i32 %newret5, 2
; CHECK-NEXT:   %q1 = extractvalue [3 x i32] %oldret6, 1
; CHECK-NEXT:   %q2 = extractvalue [3 x i32] %oldret6, 2
; CHECK-NEXT:   %t = add i32 %q1, %q2
; CHECK-NEXT:   %u = add i32 %s, %t
; CHECK-NEXT:   ret i32 %u
; CHECK-NEXT: }

define internal { i32, i64, i8 } @f(i32 %x) {
  %a = insertvalue { i32, i64, i8 } poison, i32 %x, 0
  %b = insertvalue { i32, i64, i8 } %a, i64 5, 1
  ret { i32, i64, i8 } %b
}
define internal [3 x i32] @h([3 x i32] %x) {
  ret [3 x i32] %x
}
define i32 @g(i32 %a, [3 x i32] %v) {
  %r = call { i32, i64, i8 } @f(i32 %a)
  %x = extractvalue { i32, i64, i8 } %r, 0
  %y = extractvalue { i32, i64, i8 } %r, 2
  %z = zext i8 %y to i32
  %s = add i32 %x, %z
  %q = call [3 x i32] @h([3 x i32] %v)
  %q1 = extractvalue [3 x i32] %q, 1
  %q2 = extractvalue [3 x i32] %q, 2
  %t = add i32 %q1, %q2
  %u = add i32 %s, %t
  ret i32 %u
}
