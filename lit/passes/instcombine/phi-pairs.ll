; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Operations on two φs of one block.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @one_hoisted(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   %1 = add i32 %p, %q
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %t = phi i32 [ %1, %a ], [ 0, %b ]
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
define i32 @one_hoisted(i1 %c, i32 %p, i32 %q) {
  br i1 %c, label %a, label %b
a:
  br label %e
b:
  br label %e
e:
  %r = phi i32 [ %p, %a ], [ 0, %b ]
  %s = phi i32 [ %q, %a ], [ 0, %b ]
  %t = add i32 %r, %s
  ret i32 %t
}

; CHECK-LABEL: @identities(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %t = phi i32 [ %p, %a ], [ %q, %b ]
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
define i32 @identities(i1 %c, i32 %p, i32 %q) {
  br i1 %c, label %a, label %b
a:
  br label %e
b:
  br label %e
e:
  %r = phi i32 [ %p, %a ], [ 0, %b ]
  %s = phi i32 [ 0, %a ], [ %q, %b ]
  %t = or i32 %r, %s
  ret i32 %t
}

; CHECK-LABEL: @symmetric(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %e
; CHECK: b:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %t = add i32 %p, %q
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
define i32 @symmetric(i1 %c, i32 %p, i32 %q) {
  br i1 %c, label %a, label %b
a:
  br label %e
b:
  br label %e
e:
  %r = phi i32 [ %p, %a ], [ %q, %b ]
  %s = phi i32 [ %q, %a ], [ %p, %b ]
  %t = add i32 %r, %s
  ret i32 %t
}
