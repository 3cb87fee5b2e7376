; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; x < 0 ? -x : x is the absolute value.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %s = call i32 @llvm.abs.i32(i32 %x, i1 true)
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %n = sub nsw i32 0, %x
  %c = icmp slt i32 %x, 0
  %s = select i1 %c, i32 %n, i32 %x
  ret i32 %s
}
