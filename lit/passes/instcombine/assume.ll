; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; What is assumed decides a compare.

declare void @llvm.assume(i1)

; CHECK-LABEL: @f(
; CHECK-NEXT:  %c = icmp ult i32 %x, 8
; CHECK-NEXT:  call void @llvm.assume(i1 %c)
; CHECK-NEXT:  ret i1 true
; CHECK-NEXT: }
define i1 @f(i32 %x) {
  %c = icmp ult i32 %x, 8
  call void @llvm.assume(i1 %c)
  %d = icmp ult i32 %x, 16
  ret i1 %d
}
