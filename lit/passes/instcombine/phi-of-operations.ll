; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; The same operation on all edges moves after the φ.

; CHECK-LABEL: @f(
; CHECK-NEXT:  br i1 %c, label %a, label %b
; CHECK:  a:
; CHECK-NEXT:  br label %m
; CHECK:  b:
; CHECK-NEXT:  br label %m
; CHECK:  m:
; CHECK-NEXT:  %r.in = phi i32 [ %x, %a ], [ %y, %b ]
; CHECK-NEXT:  %r = add nsw i32 %r.in, 5
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @f(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  %p = add nsw i32 %x, 5
  br label %m
b:
  %q = add nsw i32 %y, 5
  br label %m
m:
  %r = phi i32 [ %p, %a ], [ %q, %b ]
  ret i32 %r
}
