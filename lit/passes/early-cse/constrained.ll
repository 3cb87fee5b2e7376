; RUN: opt-go -passes=early-cse -S %s | FileCheck %s
; Constrained floating-point operations are equal if exceptions are ignored and the rounding mode is fixed. A second call that only
; reads goes, though it need not return: the first has. What an invariant load has read stays.

declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare i32 @reads(i32) readonly nounwind
declare void @use(ptr)

; CHECK-LABEL: @fixed(
; CHECK: %x = call double
; CHECK-NOT: call
; CHECK: fadd double %x, %x
define double @fixed(double %a, double %b) strictfp {
  %x = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %y = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %r = fadd double %x, %y
  ret double %r
}

; CHECK-LABEL: @dynamic(
; CHECK: fadd double %x, %y
define double @dynamic(double %a, double %b) strictfp {
  %x = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  %y = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  %r = fadd double %x, %y
  ret double %r
}

; CHECK-LABEL: @strict(
; CHECK: fadd double %x, %y
define double @strict(double %a, double %b) strictfp {
  %x = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %y = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %r = fadd double %x, %y
  ret double %r
}

; CHECK-LABEL: @twice(
; CHECK-NEXT: %u = call i32 @reads(i32 %a)
; CHECK-NEXT: %m = mul i32 %u, %u
define i32 @twice(i32 %a) {
  %u = call i32 @reads(i32 %a)
  %v = call i32 @reads(i32 %a)
  %m = mul i32 %u, %v
  ret i32 %m
}

; CHECK-LABEL: @invariant(
; CHECK: call void @use
; CHECK-NEXT: ret i32 0
define i32 @invariant(ptr %p) {
  %a = load i32, ptr %p, !invariant.load !0
  call void @use(ptr %p)
  %b = load i32, ptr %p
  %d = sub i32 %a, %b
  ret i32 %d
}
!0 = !{}
