; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

; A load that is cast is loaded as the cast's type, and a cast value is stored in its original type; accesses that say how they are made
; stay, and integers do not become pointers.

target datalayout = "e-p:64:64:64-i64:64"

declare void @use(i32)

; CHECK-LABEL: @load(
; CHECK-NEXT: %x1 = load float, ptr %p, align 2, !tbaa
; CHECK-NEXT: ret float %x1
define float @load(ptr %p) {
  %x = load i32, ptr %p, align 2, !tbaa !0, !range !3
  %f = bitcast i32 %x to float
  ret float %f
}

; CHECK-LABEL: @lanes(
; CHECK-NEXT: load <2 x float>, ptr %p, align 8
define <2 x float> @lanes(ptr %p) {
  %x = load i64, ptr %p, align 8
  %f = bitcast i64 %x to <2 x float>
  ret <2 x float> %f
}

; CHECK-LABEL: @used_as_both(
; CHECK-NEXT: load i32
; CHECK-NEXT: bitcast
define float @used_as_both(ptr %p) {
  %x = load i32, ptr %p, align 4
  %f = bitcast i32 %x to float
  call void @use(i32 %x)
  ret float %f
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT: load volatile i32
define float @volatile(ptr %p) {
  %x = load volatile i32, ptr %p, align 4
  %f = bitcast i32 %x to float
  ret float %f
}

; CHECK-LABEL: @atomic(
; CHECK-NEXT: load atomic float, ptr %p syncscope("agent") unordered, align 4
; CHECK: load atomic i32, ptr %p monotonic
define float @atomic(ptr %p) {
  %x = load atomic i32, ptr %p syncscope("agent") unordered, align 4
  %f = bitcast i32 %x to float
  %y = load atomic i32, ptr %p monotonic, align 4
  %g = bitcast i32 %y to float
  %s = fadd float %f, %g
  ret float %s
}

; CHECK-LABEL: @store(
; CHECK-NEXT: store float %f, ptr %p, align 4
; CHECK: store volatile i32 %y, ptr %p
define void @store(ptr %p, float %f) {
  %x = bitcast float %f to i32
  store i32 %x, ptr %p, align 4
  %y = bitcast float %f to i32
  store volatile i32 %y, ptr %p, align 4
  ret void
}

; CHECK-LABEL: @pointer(
; CHECK-NEXT: load i64
; CHECK-NEXT: inttoptr
define ptr @pointer(ptr %p) {
  %x = load i64, ptr %p, align 8
  %f = inttoptr i64 %x to ptr
  ret ptr %f
}

!0 = !{!1, !1, i64 0}
!1 = !{!"float", !2}
!2 = !{!"root"}
!3 = !{i32 0, i32 5}
