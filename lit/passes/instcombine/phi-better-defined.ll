; A φ that has poison or undef where another has a value, and equals it otherwise, is replaced by the other: unrolling leaves such φs.
; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s

declare i32 @value()

; CHECK-LABEL: @poison(
; CHECK:       m:
; CHECK-NEXT:    %q = phi i32 [ %y, %b ], [ %x, %a ]
; CHECK-NEXT:    %r = mul i32 %q, %q
define i32 @poison(i1 %c, i32 %y) {
  br i1 %c, label %a, label %b
a:
  %x = call i32 @value()
  br label %m
b:
  br label %m
m:
  %p = phi i32 [ poison, %b ], [ %x, %a ]
  %q = phi i32 [ %y, %b ], [ %x, %a ]
  %r = mul i32 %p, %q
  ret i32 %r
}

; CHECK-LABEL: @undef_is_a_number(
; CHECK:       m:
; CHECK-NEXT:    %q = phi float [ 0.000000e+00, %b ], [ %x, %a ]
; CHECK-NEXT:    %r = fadd float %q, %q
define float @undef_is_a_number(i1 %c, float %x) {
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %p = phi float [ undef, %b ], [ %x, %a ]
  %q = phi float [ 0.0, %b ], [ %x, %a ]
  %r = fadd float %p, %q
  ret float %r
}

; The replacement of undef must not be poison: %y may be.
; CHECK-LABEL: @undef_is_not_poison(
; CHECK:       m:
; CHECK-NEXT:    %p = phi float [ undef, %b ], [ %x, %a ]
; CHECK-NEXT:    %q = phi float [ %y, %b ], [ %x, %a ]
define float @undef_is_not_poison(i1 %c, float %x, float %y) {
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %p = phi float [ undef, %b ], [ %x, %a ]
  %q = phi float [ %y, %b ], [ %x, %a ]
  %r = fsub float %p, %q
  ret float %r
}

; Of two equal φs one stays, without what is said of the other only: %q may be a NaN.
; CHECK-LABEL: @flags(
; CHECK:       m:
; CHECK-NEXT:    %p = phi ninf float [ %x, %a ], [ %y, %b ]
; CHECK-NEXT:    %r = fmul float %p, %p
define float @flags(i1 %c, float %x, float %y) {
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %p = phi nnan ninf float [ %x, %a ], [ %y, %b ]
  %q = phi ninf float [ %x, %a ], [ %y, %b ]
  %r = fmul float %p, %q
  ret float %r
}
