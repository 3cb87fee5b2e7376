; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A compare and a select are a minimum.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %s = call i32 @llvm.smin.i32(i32 %x, i32 %y)
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define i32 @f(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  %s = select i1 %c, i32 %x, i32 %y
  ret i32 %s
}
