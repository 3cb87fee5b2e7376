; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s
;
; A load from a constant that is the same all over needs no index: zeros, undefined, all bits set.

@zeros = internal constant [8 x float] zeroinitializer
@shared = internal addrspace(4) constant [8 x float] zeroinitializer
@ones = internal constant i64 -1
@unknown = internal constant [8 x i32] undef
@sevens = internal constant [4 x i32] [i32 7, i32 7, i32 7, i32 7]
@other = weak constant [8 x i32] zeroinitializer
@written = internal global [8 x i32] zeroinitializer

; CHECK-LABEL: @zero(
; CHECK-NEXT: ret float 0.000000e+00
define float @zero(i32 %i) {
  %p = getelementptr inbounds [8 x float], ptr @zeros, i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}

; CHECK-LABEL: @through_cast(
; CHECK-NEXT: ret float 0.000000e+00
define float @through_cast(i32 %i) {
  %p = getelementptr inbounds [8 x float], ptr addrspacecast (ptr addrspace(4) @shared to ptr), i32 0, i32 %i
  %v = load float, ptr %p
  ret float %v
}

; CHECK-LABEL: @part(
; CHECK-NEXT: ret i16 -1
define i16 @part(i32 %i) {
  %p = getelementptr inbounds i16, ptr @ones, i32 %i
  %v = load i16, ptr %p
  ret i16 %v
}

; CHECK-LABEL: @undefined(
; CHECK-NEXT: ret i32 undef
define i32 @undefined(i32 %i) {
  %p = getelementptr inbounds [8 x i32], ptr @unknown, i32 0, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; Not: a pattern of several bytes, what the linker may replace, what is written, volatile loads.

; CHECK-LABEL: @not(
; CHECK: %a = load i32, ptr %p
; CHECK: %b = load i32, ptr %q
; CHECK: %c = load i32, ptr %r
; CHECK: %d = load volatile float, ptr %s
define float @not(i32 %i) {
  %p = getelementptr inbounds [4 x i32], ptr @sevens, i32 0, i32 %i
  %a = load i32, ptr %p
  call void @use(i32 %a)
  %q = getelementptr inbounds [8 x i32], ptr @other, i32 0, i32 %i
  %b = load i32, ptr %q
  call void @use(i32 %b)
  %r = getelementptr inbounds [8 x i32], ptr @written, i32 0, i32 %i
  %c = load i32, ptr %r
  call void @use(i32 %c)
  %s = getelementptr inbounds [8 x float], ptr @zeros, i32 0, i32 %i
  %d = load volatile float, ptr %s
  ret float %d
}

declare void @use(i32)
