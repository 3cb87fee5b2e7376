; RUN: opt-go -passes=vector-combine -S %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; The memory after the scalar surely exists: the vector is loaded.
; CHECK-LABEL: define <4 x float> @widened(
; CHECK-NEXT:    %[[V:.*]] = load <4 x float>, ptr %p, align 16
; CHECK-NEXT:    %r = shufflevector <4 x float> %[[V]], <4 x float> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
define <4 x float> @widened(ptr align 16 dereferenceable(16) %p) {
  %s = load float, ptr %p, align 4
  %r = insertelement <4 x float> poison, float %s, i64 0
  ret <4 x float> %r
}

; It may end after it.
; CHECK-LABEL: define <4 x float> @at_the_end(
; CHECK-NEXT:    %s = load float, ptr %p, align 4
define <4 x float> @at_the_end(ptr align 16 dereferenceable(15) %p) {
  %s = load float, ptr %p, align 4
  %r = insertelement <4 x float> poison, float %s, i64 0
  ret <4 x float> %r
}

; The other lanes are undef, which memory that holds poison is not.
; CHECK-LABEL: define <4 x float> @of_undef(
; CHECK-NEXT:    %s = load float, ptr %p, align 4
define <4 x float> @of_undef(ptr align 16 dereferenceable(16) %p) {
  %s = load float, ptr %p, align 4
  %r = insertelement <4 x float> undef, float %s, i64 0
  ret <4 x float> %r
}

; A sanitizer would see bytes that the program does not read.
; CHECK-LABEL: define <4 x float> @watched(
; CHECK-NEXT:    %s = load float, ptr %p, align 4
define <4 x float> @watched(ptr align 16 dereferenceable(16) %p) sanitize_address {
  %s = load float, ptr %p, align 4
  %r = insertelement <4 x float> poison, float %s, i64 0
  ret <4 x float> %r
}

; CHECK-LABEL: define void @stored(
; CHECK-NEXT:    %[[P:.*]] = getelementptr inbounds <4 x i32>, ptr %p, i64 0, i64 2
; CHECK-NEXT:    store i32 %x, ptr %[[P]], align 8
; CHECK-NEXT:    ret void
define void @stored(ptr %p, i32 %x) {
  %v = load <4 x i32>, ptr %p, align 16
  %w = insertelement <4 x i32> %v, i32 %x, i64 2
  store <4 x i32> %w, ptr %p, align 16
  ret void
}

; The memory changes in between: the other lanes do not stay.
; CHECK-LABEL: define void @written(
; CHECK:         store <4 x i32> %w, ptr %p
define void @written(ptr %p, ptr %q, i32 %x) {
  %v = load <4 x i32>, ptr %p, align 16
  store i32 0, ptr %q
  %w = insertelement <4 x i32> %v, i32 %x, i64 2
  store <4 x i32> %w, ptr %p, align 16
  ret void
}

; An index that may be poison is frozen before its range is known.
; CHECK-LABEL: define void @by_index(
; CHECK-NEXT:    %i.frozen = freeze i64 %i
; CHECK-NEXT:    %k = and i64 %i.frozen, 3
; CHECK-NEXT:    %[[P:.*]] = getelementptr inbounds <4 x i32>, ptr %p, i64 0, i64 %k
; CHECK-NEXT:    store i32 %x, ptr %[[P]], align 4
define void @by_index(ptr %p, i32 %x, i64 %i) {
  %k = and i64 %i, 3
  %v = load <4 x i32>, ptr %p, align 16
  %w = insertelement <4 x i32> %v, i32 %x, i64 %k
  store <4 x i32> %w, ptr %p, align 16
  ret void
}

; CHECK-LABEL: define void @outside(
; CHECK:         store <4 x i32> %w, ptr %p
define void @outside(ptr %p, i32 %x, i64 %i) {
  %k = and i64 %i, 7
  %v = load <4 x i32>, ptr %p, align 16
  %w = insertelement <4 x i32> %v, i32 %x, i64 %k
  store <4 x i32> %w, ptr %p, align 16
  ret void
}
