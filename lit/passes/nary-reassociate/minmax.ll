; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; Minima and maxima of three operands, as intrinsics and as selects; the result is an intrinsic.

; CHECK-LABEL: @f(
; CHECK-NEXT: %x = call i32 @llvm.smax.i32(i32 %a, i32 %c)
; CHECK-NEXT: call void @use(i32 %x)
; CHECK-NEXT: %y.nary = call i32 @llvm.smax.i32(i32 %x, i32 %b)
; CHECK-NEXT: call void @use(i32 %y.nary)
; CHECK-NEXT: %uc = icmp ult i32 %a, %c
; CHECK-NEXT: %u = select i1 %uc, i32 %a, i32 %c
; CHECK-NEXT: call void @use(i32 %u)
; CHECK-NEXT: %w.nary = call i32 @llvm.umin.i32(i32 %u, i32 %b)
; CHECK-NEXT: call void @use(i32 %w.nary)
; CHECK-NEXT: ret void

declare i32 @llvm.smax.i32(i32, i32)
declare void @use(i32)
declare void @keep(ptr)

define void @f(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, i1 %e) {
  %x = call i32 @llvm.smax.i32(i32 %a, i32 %c)
  call void @use(i32 %x)
  %t = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %y = call i32 @llvm.smax.i32(i32 %t, i32 %c)
  call void @use(i32 %y)
  %uc = icmp ult i32 %a, %c
  %u = select i1 %uc, i32 %a, i32 %c
  call void @use(i32 %u)
  %vc = icmp ult i32 %a, %b
  %v = select i1 %vc, i32 %a, i32 %b
  %wc = icmp ult i32 %v, %c
  %w = select i1 %wc, i32 %v, i32 %c
  call void @use(i32 %w)
  ret void
}
