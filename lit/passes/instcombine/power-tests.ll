; Tests of powers of two and of overflow, and compares of truncated values.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @icmp_pow2(
; CHECK-NEXT:    %1 = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %x)
; CHECK-NEXT:    %r = icmp ult i32 %1, 2
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @icmp_pow2(i32 %x) {
  %a = add i32 %x, -1
  %b = and i32 %a, %x
  %r = icmp eq i32 %b, 0
  ret i1 %r
}

; CHECK-LABEL: @icmp_overflow(
; CHECK-NEXT:    %1 = xor i32 %x, -1
; CHECK-NEXT:    %r = icmp ult i32 %1, %y
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @icmp_overflow(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %r = icmp ult i32 %a, %x
  ret i1 %r
}

; CHECK-LABEL: @icmp_trunc(
; CHECK-NEXT:    %1 = and i32 %x, 255
; CHECK-NEXT:    %r = icmp eq i32 %1, 0
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @icmp_trunc(i32 %x) {
  %a = trunc i32 %x to i8
  %r = icmp eq i8 %a, 0
  ret i1 %r
}
