; RUN: opt-go %s -passes=dce -S | FileCheck %s
;
; An assumption of true is dead.

declare void @llvm.assume(i1)

; CHECK-LABEL: @true(
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @true() {
  call void @llvm.assume(i1 true)
  ret void
}

; CHECK-LABEL: @kept(
; CHECK-NEXT:  call void @llvm.assume(i1 %c)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @kept(i1 %c) {
  call void @llvm.assume(i1 %c)
  ret void
}
