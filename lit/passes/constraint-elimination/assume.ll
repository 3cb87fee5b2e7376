; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; Assumptions hold in the whole block, if it surely gets to them; they keep their own comparison.

declare void @llvm.assume(i1)
declare void @may()

; CHECK-LABEL: @above(
; CHECK-NEXT:   %x = icmp ult i32 %a, %n
; CHECK-NEXT:   call void @llvm.assume(i1 %x)
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @above(i32 %a, i32 %n) {
  %t = icmp ule i32 %a, %n
  %x = icmp ult i32 %a, %n
  call void @llvm.assume(i1 %x)
  ret i1 %t
}

; CHECK-LABEL: @behind(
; CHECK-NEXT:   call void @may()
; CHECK-NEXT:   %x = icmp ult i32 %a, %n
; CHECK-NEXT:   call void @llvm.assume(i1 %x)
; CHECK-NEXT:   %r = xor i1 true, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @behind(i32 %a, i32 %n) {
  %s = icmp ule i32 %a, %n
  call void @may()
  %x = icmp ult i32 %a, %n
  call void @llvm.assume(i1 %x)
  %t = icmp ule i32 %a, %n
  %r = xor i1 %s, %t
  ret i1 %r
}
