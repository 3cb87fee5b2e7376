; What is assumed answers a compare.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

declare void @llvm.assume(i1)

; CHECK-LABEL: @as(
; CHECK-NEXT:    %c = icmp ult i32 %x, 10
; CHECK-NEXT:    call void @llvm.assume(i1 %c)
; CHECK-NEXT:    ret i1 true
; CHECK-NEXT:  }
define i1 @as(i32 %x) {
  %c = icmp ult i32 %x, 10
  call void @llvm.assume(i1 %c)
  %r = icmp ult i32 %x, 12
  ret i1 %r
}
