; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; A pointer that was loaded is a parameter to be taken apart in its turn.

; CHECK: define internal i32 @f(i32 %p.0.val.0.val) {
; CHECK-NEXT:   ret i32 %p.0.val.0.val
; CHECK-NEXT: }
;
; CHECK: define i32 @g(ptr %x) {
; CHECK-NEXT:   %x.val = load ptr, ptr %x, align 8
; CHECK-NEXT:   %x.val.val = load i32, ptr %x.val, align 4
; CHECK-NEXT:   %r = call i32 @f(i32 %x.val.val)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

define internal i32 @f(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %a = load i32, ptr %q, align 4
  ret i32 %a
}
define i32 @g(ptr %x) {
  %r = call i32 @f(ptr %x)
  ret i32 %r
}
