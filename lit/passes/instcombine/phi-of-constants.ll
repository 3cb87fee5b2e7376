; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; An operation of a φ of constants is done on its edges.

; CHECK-LABEL: @f(
; CHECK-NEXT:  br i1 %c, label %a, label %b
; CHECK:  a:
; CHECK-NEXT:  br label %m
; CHECK:  b:
; CHECK-NEXT:  br label %m
; CHECK:  m:
; CHECK-NEXT:  %p = phi i32 [ 16, %a ], [ 32, %b ]
; CHECK-NEXT:  ret i32 %p
; CHECK-NEXT: }
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %p = phi i32 [ 1, %a ], [ 2, %b ]
  %s = shl i32 %p, 4
  ret i32 %s
}
