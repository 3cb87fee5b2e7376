; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; Of a structure one member is wanted: it is the result.

;
; CHECK: define internal i32 @f(i32 %x) {
; CHECK-NEXT:   %a = insertvalue { i32, i64 } poison, i32 %x, 0
; CHECK-NEXT:   %b = insertvalue { i32, i64 } %a, i64 5, 1
; CHECK-NEXT:   %oldret = extractvalue { i32, i64 } %b, 0
; CHECK-NEXT:   ret i32 %oldret
; CHECK-NEXT: }
;
; CHECK: define i32 @g(i32 %a) {
; CHECK-NEXT:   %r = call i32 @f(i32 %a)
; CHECK-NEXT:   %oldret = insertvalue { i32, i64 } poison, i32 %r, 0
; CHECK-NEXT:   %e = extractvalue { i32, i64 } %oldret, 0
; CHECK-NEXT:   ret i32 %e
; CHECK-NEXT: }

define internal { i32, i64 } @f(i32 %x) {
  %a = insertvalue { i32, i64 } poison, i32 %x, 0
  %b = insertvalue { i32, i64 } %a, i64 5, 1
  ret { i32, i64 } %b
}
define i32 @g(i32 %a) {
  %r = call { i32, i64 } @f(i32 %a)
  %e = extractvalue { i32, i64 } %r, 0
  ret i32 %e
}
