; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Comparisons joined with a test for zero: powers of two, and orders that wrap.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @power(
; CHECK-NEXT:   %p = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %x)
; CHECK-NEXT:   %r = icmp eq i32 %p, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @power(i32 %x) {
  %p = call i32 @llvm.ctpop.i32(i32 %x)
  %b = icmp ult i32 %p, 2
  %d = icmp ne i32 %x, 0
  %r = and i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @no_power(
; CHECK-NEXT:   %p = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %x)
; CHECK-NEXT:   %r = icmp ne i32 %p, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @no_power(i32 %x) {
  %p = call i32 @llvm.ctpop.i32(i32 %x)
  %b = icmp ugt i32 %p, 1
  %d = icmp eq i32 %x, 0
  %r = or i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @wraps(
; CHECK-NEXT:   %1 = add i32 %x, -1
; CHECK-NEXT:   %r = icmp uge i32 %1, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @wraps(i32 %x, i32 %y) {
  %b = icmp eq i32 %x, 0
  %d = icmp ult i32 %y, %x
  %r = or i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @wraps_not(
; CHECK-NEXT:   %1 = add i32 %x, -1
; CHECK-NEXT:   %r = icmp ult i32 %1, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @wraps_not(i32 %x, i32 %y) {
  %b = icmp ne i32 %x, 0
  %d = icmp uge i32 %y, %x
  %r = and i1 %b, %d
  ret i1 %r
}

declare i32 @llvm.ctpop.i32(i32)
