; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; Vectors may be passed otherwise where caller and function are compiled for different machines.

; CHECK: define internal i32 @f(ptr %p)
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define i32 @g(ptr %x) {
; CHECK-NEXT:   %r = call i32 @f(ptr %x)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

define internal i32 @f(ptr %p) "target-features"="+avx512f" {
  %a = load i32, ptr %p
  ret i32 %a
}
define i32 @g(ptr %x) {
  %r = call i32 @f(ptr %x)
  ret i32 %r
}
