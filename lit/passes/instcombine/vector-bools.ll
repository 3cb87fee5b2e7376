; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Reductions of truth values, lanes past an insertion, shuffles of one source twice.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @any(
; CHECK-NEXT:   %1 = bitcast <4 x i1> %x to i4
; CHECK-NEXT:   %r = icmp ne i4 %1, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @any(<4 x i1> %x) {
  %r = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %x)
  ret i1 %r
}

; CHECK-LABEL: @all(
; CHECK-NEXT:   %1 = bitcast <4 x i1> %x to i4
; CHECK-NEXT:   %r = icmp eq i4 %1, -1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @all(<4 x i1> %x) {
  %r = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %x)
  ret i1 %r
}

; CHECK-LABEL: @lane(
; CHECK-NEXT:   %b = extractelement <4 x i32> %x, i64 0
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @lane(<4 x i32> %x, i32 %y) {
  %a = insertelement <4 x i32> %x, i32 %y, i32 1
  %b = extractelement <4 x i32> %a, i32 0
  ret i32 %b
}

; CHECK-LABEL: @twice(
; CHECK-NEXT:   %a = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
; CHECK-NEXT:   ret <4 x i32> %a
; CHECK-NEXT: }
define <4 x i32> @twice(<4 x i32> %x, <4 x i32> %y) {
  %a = shufflevector <4 x i32> %x, <4 x i32> %x, <4 x i32> <i32 4, i32 5, i32 0, i32 1>
  ret <4 x i32> %a
}

declare i1 @llvm.vector.reduce.and.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
