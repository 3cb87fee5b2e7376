; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Two shifts of one value that make up its width are a rotation.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 7)
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = shl i32 %x, 7
  %b = lshr i32 %x, 25
  %r = or i32 %a, %b
  ret i32 %r
}
