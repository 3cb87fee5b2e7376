; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Selects that are minima, maxima, absolute values and products without the select.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @clamp(
; CHECK-NEXT:   %a = call i32 @llvm.smin.i32(i32 %x, i32 20)
; CHECK-NEXT:   %r = call i32 @llvm.smax.i32(i32 %a, i32 5)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @clamp(i32 %x) {
  %c = icmp slt i32 %x, 5
  %a = call i32 @llvm.smin.i32(i32 %x, i32 20)
  %r = select i1 %c, i32 5, i32 %a
  ret i32 %r
}

; CHECK-LABEL: @clamp_swapped(
; CHECK-NEXT:   %a = call i32 @llvm.smin.i32(i32 %x, i32 10)
; CHECK-NEXT:   %r = call i32 @llvm.smax.i32(i32 %a, i32 3)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @clamp_swapped(i32 %x) {
  %c = icmp slt i32 %x, 10
  %d = icmp sgt i32 %x, 3
  %a = select i1 %c, i32 %x, i32 10
  %r = select i1 %d, i32 %a, i32 3
  ret i32 %r
}

; CHECK-LABEL: @one_at_least(
; CHECK-NEXT:   %r = call i32 @llvm.umax.i32(i32 %x, i32 1)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @one_at_least(i32 %x) {
  %c = icmp eq i32 %x, 0
  %r = select i1 %c, i32 1, i32 %x
  ret i32 %r
}

; CHECK-LABEL: @difference(
; CHECK-NEXT:   %a = sub nsw i32 %x, %y
; CHECK-NEXT:   %r = call i32 @llvm.abs.i32(i32 %a, i1 true)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @difference(i32 %x, i32 %y) {
  %c = icmp sgt i32 %x, %y
  %a = sub nsw i32 %x, %y
  %b = sub nsw i32 %y, %x
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

; CHECK-LABEL: @product(
; CHECK-NEXT:   %y.fr = freeze i32 %y
; CHECK-NEXT:   %m = mul i32 %y.fr, %x
; CHECK-NEXT:   ret i32 %m
; CHECK-NEXT: }
define i32 @product(i32 %x, i32 %y) {
  %c = icmp eq i32 %x, 0
  %m = mul i32 %x, %y
  %r = select i1 %c, i32 0, i32 %m
  ret i32 %r
}

declare i32 @llvm.smin.i32(i32, i32)
