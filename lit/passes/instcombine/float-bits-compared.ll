; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Compares of the bits of a number that ask for its class. For all others the bits are what is compared.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: @exp1(
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %c = fcmp ueq float %1, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @exp1(float %x) {
  %b = bitcast float %x to i32
  %e = and i32 %b, 2139095040
  %c = icmp eq i32 %e, 2139095040
  ret i1 %c
}

; CHECK-LABEL: @exp2(
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %c = fcmp oeq float %1, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @exp2(float %x) {
  %b = bitcast float %x to i32
  %e = and i32 %b, 2147483647
  %c = icmp eq i32 %e, 2139095040
  ret i1 %c
}

; CHECK-LABEL: @exp3(
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %e = bitcast float %1 to i32
; CHECK-NEXT:   %c = icmp ugt i32 %e, 2139095040
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @exp3(float %x) {
  %b = bitcast float %x to i32
  %e = and i32 %b, 2147483647
  %c = icmp ugt i32 %e, 2139095040
  ret i1 %c
}

; CHECK-LABEL: @exp4(
; CHECK-NEXT:   %b = bitcast float %x to i32
; CHECK-NEXT:   %c = icmp slt i32 %b, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @exp4(float %x) {
  %b = bitcast float %x to i32
  %c = icmp slt i32 %b, 0
  ret i1 %c
}

; CHECK-LABEL: @exp5(
; CHECK-NEXT:   %c = call i1 @llvm.is.fpclass.f32(float %x, i32 64)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @exp5(float %x) {
  %b = bitcast float %x to i32
  %c = icmp eq i32 %b, 0
  ret i1 %c
}

; CHECK-LABEL: @exp6(
; CHECK-NEXT:   %c = fcmp oeq float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @exp6(float %x) {
  %b = bitcast float %x to i32
  %e = and i32 %b, 2147483647
  %c = icmp eq i32 %e, 0
  ret i1 %c
}

; CHECK-LABEL: @finite(
; CHECK-NEXT:   %1 = call double @llvm.fabs.f64(double %x)
; CHECK-NEXT:   %c = fcmp one double %1, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @finite(double %x) {
  %b = bitcast double %x to i64
  %e = and i64 %b, 9218868437227405312
  %c = icmp ne i64 %e, 9218868437227405312
  ret i1 %c
}

; CHECK-LABEL: @small(
; CHECK-NEXT:   %b = bitcast double %x to i64
; CHECK-NEXT:   %e = and i64 %b, 9218868437227405312
; CHECK-NEXT:   %c = icmp eq i64 %e, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @small(double %x) {
  %b = bitcast double %x to i64
  %e = and i64 %b, 9218868437227405312
  %c = icmp eq i64 %e, 0
  ret i1 %c
}

; CHECK-LABEL: @notzero(
; CHECK-NEXT:   %c = call i1 @llvm.is.fpclass.f32(float %x, i32 959)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @notzero(float %x) {
  %b = bitcast float %x to i32
  %c = icmp ne i32 %b, 0
  ret i1 %c
}
