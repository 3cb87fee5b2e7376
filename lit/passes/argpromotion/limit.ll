; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; Not more than two values come in place of a pointer.

; CHECK: define internal i32 @f(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   %b = load i32, ptr %q, align 4
; CHECK-NEXT:   %r = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   %c = load i32, ptr %r, align 4
; CHECK-NEXT:   %s = add i32 %a, %b
; CHECK-NEXT:   %t = add i32 %s, %c
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
;
; CHECK: define i32 @g(ptr %x) {
; CHECK-NEXT:   %r = call i32 @f(ptr %x)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

define internal i32 @f(ptr %p) {
  %a = load i32, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  %b = load i32, ptr %q
  %r = getelementptr i8, ptr %p, i64 8
  %c = load i32, ptr %r
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}
define i32 @g(ptr %x) {
  %r = call i32 @f(ptr %x)
  ret i32 %r
}
