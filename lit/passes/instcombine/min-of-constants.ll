; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Constants of nested minima meet.

declare i32 @llvm.umin.i32(i32, i32)

; CHECK-LABEL: @f(
; CHECK-NEXT:  %b = call i32 @llvm.umin.i32(i32 %x, i32 20)
; CHECK-NEXT:  ret i32 %b
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = call i32 @llvm.umin.i32(i32 %x, i32 50)
  %b = call i32 @llvm.umin.i32(i32 %a, i32 20)
  ret i32 %b
}
