; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; What stands at constant offsets becomes a parameter each, in the order of the offsets; the callers load it.

; CHECK: define internal i32 @f(i32 %p.0.val, i64 %p.4.val, i32 %k) {
; CHECK-NEXT:   %t = trunc i64 %p.4.val to i32
; CHECK-NEXT:   %s = add i32 %p.0.val, %t
; CHECK-NEXT:   %r = mul i32 %s, %k
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
;
; CHECK: define i32 @g(ptr %x) {
; CHECK-NEXT:   %x.val = load i32, ptr %x, align 4
; CHECK-NEXT:   %1 = getelementptr i8, ptr %x, i64 4
; CHECK-NEXT:   %x.val1 = load i64, ptr %1, align 8
; CHECK-NEXT:   %r = call i32 @f(i32 %x.val, i64 %x.val1, i32 5)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

define internal i32 @f(ptr %p, i32 %k) {
  %q = getelementptr { i32, i64 }, ptr %p, i64 0, i32 1
  %b = load i64, ptr %q, align 8
  %a = load i32, ptr %p, align 4
  %t = trunc i64 %b to i32
  %s = add i32 %a, %t
  %r = mul i32 %s, %k
  ret i32 %r
}
define i32 @g(ptr %x) {
  %r = call i32 @f(ptr %x, i32 5)
  ret i32 %r
}
