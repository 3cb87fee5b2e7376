; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A load of an address that a select chooses, where both may be read.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

@g1 = global i32 1
@g2 = global i32 2

; CHECK-LABEL: @allocas(
; CHECK-NEXT:   %r = select i1 %c, i32 1, i32 2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @allocas(i1 %c) {
  %p = alloca i32
  %q = alloca i32
  store i32 1, ptr %p
  store i32 2, ptr %q
  %s = select i1 %c, ptr %p, ptr %q
  %r = load i32, ptr %s
  ret i32 %r
}

; CHECK-LABEL: @globals(
; CHECK-NEXT:   %g1.val = load i32, ptr @g1, align 4
; CHECK-NEXT:   %g2.val = load i32, ptr @g2, align 4
; CHECK-NEXT:   %r = select i1 %c, i32 %g1.val, i32 %g2.val
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @globals(i1 %c) {
  %s = select i1 %c, ptr @g1, ptr @g2
  %r = load i32, ptr %s
  ret i32 %r
}

; CHECK-LABEL: @not_readable(
; CHECK-NEXT:   %s = select i1 %c, ptr @g1, ptr %p
; CHECK-NEXT:   %r = load i32, ptr %s, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @not_readable(i1 %c, ptr %p) {
  %s = select i1 %c, ptr @g1, ptr %p
  %r = load i32, ptr %s
  ret i32 %r
}
