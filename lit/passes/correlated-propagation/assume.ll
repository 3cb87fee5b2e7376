; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; An assumption holds after it.

declare void @llvm.assume(i1)

; CHECK-LABEL: @assume(
; CHECK-NEXT:  %c = icmp ult i32 %a, 10
; CHECK-NEXT:  call void @llvm.assume(i1 %c)
; CHECK-NEXT:  %r = xor i1 true, true
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @assume(i32 %a) {
  %c = icmp ult i32 %a, 10
  %before = icmp ult i32 %a, 30
  call void @llvm.assume(i1 %c)
  %after = icmp ult i32 %a, 20
  %r = xor i1 %before, %after
  ret i1 %r
}
