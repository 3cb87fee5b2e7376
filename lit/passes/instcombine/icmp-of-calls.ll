; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Compares of absolute values, rotations, saturating sums, and of products that overflow.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @abs_greater(
; CHECK-NEXT:   %c = icmp slt i32 %x, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @abs_greater(i32 %x) {
  %a = call i32 @llvm.abs.i32(i32 %x, i1 true)
  %c = icmp sgt i32 %a, %x
  ret i1 %c
}

; CHECK-LABEL: @abs_equal(
; CHECK-NEXT:   %c = icmp sgt i32 %x, -1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @abs_equal(i32 %x) {
  %a = call i32 @llvm.abs.i32(i32 %x, i1 true)
  %c = icmp eq i32 %a, %x
  ret i1 %c
}

; CHECK-LABEL: @rotations(
; CHECK-NEXT:   %c = icmp eq i32 %x, %y
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @rotations(i32 %x, i32 %y) {
  %a = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 5)
  %b = call i32 @llvm.fshl.i32(i32 %y, i32 %y, i32 5)
  %c = icmp eq i32 %a, %b
  ret i1 %c
}

; CHECK-LABEL: @rotation(
; CHECK-NEXT:   %c = icmp eq i32 %x, 402653184
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @rotation(i32 %x) {
  %a = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 5)
  %c = icmp eq i32 %a, 3
  ret i1 %c
}

; CHECK-LABEL: @uadd_sat(
; CHECK-NEXT:   %c = icmp ugt i32 %x, 5
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @uadd_sat(i32 %x) {
  %a = call i32 @llvm.uadd.sat.i32(i32 %x, i32 5)
  %c = icmp ugt i32 %a, 10
  ret i1 %c
}

; CHECK-LABEL: @usub_sat(
; CHECK-NEXT:   %c = icmp ult i32 %x, 15
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @usub_sat(i32 %x) {
  %a = call i32 @llvm.usub.sat.i32(i32 %x, i32 5)
  %c = icmp ult i32 %a, 10
  ret i1 %c
}

; CHECK-LABEL: @product_overflows(
; CHECK-NEXT:   %mul = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %x, i64 %y)
; CHECK-NEXT:   %mul.ov = extractvalue { i64, i1 } %mul, 1
; CHECK-NEXT:   ret i1 %mul.ov
; CHECK-NEXT: }
define i1 @product_overflows(i64 %x, i64 %y) {
  %a = udiv i64 -1, %x
  %c = icmp ult i64 %a, %y
  ret i1 %c
}

; CHECK-LABEL: @max(
; CHECK-NEXT:   %c = icmp sgt i32 %y, %x
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @max(i32 %x, i32 %y) {
  %a = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  %c = icmp sgt i32 %a, %x
  ret i1 %c
}

; CHECK-LABEL: @max_signed(
; CHECK-NEXT:   %c = icmp slt i32 %x, 20
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @max_signed(i32 %x) {
  %a = call i32 @llvm.smax.i32(i32 %x, i32 10)
  %c = icmp slt i32 %a, 20
  ret i1 %c
}

declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
