; RUN: opt-go %s -passes=load-store-vectorizer -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s
; RUN: opt-go %s -passes=load-store-vectorizer -opt-version=19 -emit-llvm-version=19 -S | FileCheck %s --check-prefix=OLD
;
; As of LLVM 22, a gap of one element, or of two after the first of four, is filled by a masked
; access, and a chain is extended to a power of two; loads may overlap. Values are those of opt-22.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @gap(
; CHECK-NEXT:   [[V:%.*]] = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> <i1 true, i1 true, i1 false, i1 true>, <4 x i32> poison)
; CHECK-NEXT:   [[A:%.*]] = extractelement <4 x i32> [[V]], i32 0
; CHECK-NEXT:   [[B:%.*]] = extractelement <4 x i32> [[V]], i32 1
; CHECK-NEXT:   {{%.*}} = extractelement <4 x i32> [[V]], i32 2
; CHECK-NEXT:   [[D:%.*]] = extractelement <4 x i32> [[V]], i32 3
; CHECK-NEXT:   %s = add i32 [[A]], [[B]]
; CHECK-NEXT:   %t = add i32 %s, [[D]]
; CHECK-NEXT:   ret i32 %t
; OLD-LABEL: @gap(
; OLD:         load <2 x i32>, ptr %p, align 16
; OLD:         load i32, ptr %q3, align 4
define i32 @gap(ptr %p) {
  %q1 = getelementptr i8, ptr %p, i64 4
  %q3 = getelementptr i8, ptr %p, i64 12
  %a = load i32, ptr %p, align 16
  %b = load i32, ptr %q1, align 4
  %d = load i32, ptr %q3, align 4
  %s = add i32 %a, %b
  %t = add i32 %s, %d
  ret i32 %t
}

; Two missing elements are filled only after the first of four: here they follow the second.
; CHECK-LABEL: @late_gap(
; CHECK:         load <2 x i16>, ptr %p, align 16
; CHECK:         load i16, ptr %q4, align 2
define i16 @late_gap(ptr %p) {
  %q1 = getelementptr i8, ptr %p, i64 2
  %q4 = getelementptr i8, ptr %p, i64 8
  %a = load i16, ptr %p, align 16
  %b = load i16, ptr %q1, align 2
  %d = load i16, ptr %q4, align 2
  %s = add i16 %a, %b
  %t = add i16 %s, %d
  ret i16 %t
}

; CHECK-LABEL: @extended(
; CHECK-NEXT:   [[V:%.*]] = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) align 16 %p, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> poison)
; CHECK-NEXT:   extractelement <4 x float> [[V]], i32 0
; CHECK-NEXT:   extractelement <4 x float> [[V]], i32 1
; CHECK-NEXT:   extractelement <4 x float> [[V]], i32 2
; CHECK-NEXT:   extractelement <4 x float> [[V]], i32 3
define float @extended(ptr addrspace(1) %p) {
  %q1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %q2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a = load float, ptr addrspace(1) %p, align 16
  %b = load float, ptr addrspace(1) %q1, align 4
  %d = load float, ptr addrspace(1) %q2, align 8
  %s = fadd float %a, %b
  %t = fadd float %s, %d
  ret float %t
}

; Less aligned than the whole vector, the other lanes might not exist.
; CHECK-LABEL: @unaligned(
; CHECK-NOT:     masked
; CHECK:         ret i32
define i32 @unaligned(ptr %p) {
  %q1 = getelementptr i8, ptr %p, i64 4
  %q3 = getelementptr i8, ptr %p, i64 12
  %a = load i32, ptr %p, align 8
  %b = load i32, ptr %q1, align 4
  %d = load i32, ptr %q3, align 4
  %s = add i32 %a, %b
  %t = add i32 %s, %d
  ret i32 %t
}

; No stores of 128 bits leave lanes out.
; CHECK-LABEL: @stores(
; CHECK-NOT:     masked
; CHECK:         ret void
define void @stores(ptr addrspace(1) %p) {
  %q1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %q3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 1, ptr addrspace(1) %p, align 16
  store i32 2, ptr addrspace(1) %q1, align 4
  store i32 4, ptr addrspace(1) %q3, align 4
  ret void
}

; CHECK-LABEL: @twice(
; CHECK-NEXT:   [[V:%.*]] = load <2 x i32>, ptr %p, align 8
; CHECK-NEXT:   [[B:%.*]] = shufflevector <2 x i32> [[V]], <2 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:   [[A:%.*]] = extractelement <2 x i32> [[V]], i32 0
; CHECK-NEXT:   %x = extractelement <2 x i32> [[B]], i32 1
; CHECK-NEXT:   %r = add i32 [[A]], %x
; OLD-LABEL: @twice(
; OLD:         load <2 x i32>
; OLD:         load i32
define i32 @twice(ptr %p) {
  %b = load <2 x i32>, ptr %p, align 8
  %a = load i32, ptr %p, align 4
  %x = extractelement <2 x i32> %b, i32 1
  %r = add i32 %a, %x
  ret i32 %r
}

; An access in between that may write the second load's memory keeps it where it is.
; CHECK-LABEL: @written(
; CHECK:         load i32, ptr %p
; CHECK:         store i32 7, ptr %q
; CHECK:         load i32, ptr %p
define i32 @written(ptr %p, ptr %q) {
  %a = load i32, ptr %p, align 4
  store i32 7, ptr %q, align 4
  %b = load i32, ptr %p, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
