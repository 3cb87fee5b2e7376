; Flags of the arm that is not chosen prove nothing, and those of a select hold for what it chooses alone.
; RUN: opt-go -passes=instcombine -S %s | FileCheck %s

; A NaN keeps its sign: the difference is not chosen then.
; CHECK-LABEL: @difference(
; CHECK: select i1 %c, half %n, half %x
define half @difference(half %x) {
  %c = fcmp ole half %x, 0.0
  %n = fsub nnan half 0.0, %x
  %s = select i1 %c, half %n, half %x
  ret half %s
}

; CHECK-LABEL: @no_nan_compared(
; CHECK-NEXT: %s = call half @llvm.fabs.f16(half %x)
define half @no_nan_compared(half %x) {
  %c = fcmp nnan ole half %x, 0.0
  %n = fsub half 0.0, %x
  %s = select i1 %c, half %n, half %x
  ret half %s
}

; CHECK-LABEL: @no_nan_chosen(
; CHECK-NEXT: %s = call nnan half @llvm.fabs.f16(half %x)
define half @no_nan_chosen(half %x) {
  %c = fcmp ole half %x, 0.0
  %n = fsub half 0.0, %x
  %s = select nnan i1 %c, half %n, half %x
  ret half %s
}

; The smaller of the two may be infinite.
; CHECK-LABEL: @larger(
; CHECK-NEXT: %s = call nsz half @llvm.maxnum.f16(half %x, half 0xH5BF8)
define half @larger(half %x) {
  %c = fcmp ogt half %x, 0xH5BF8
  %s = select nnan ninf nsz i1 %c, half %x, half 0xH5BF8
  ret half %s
}

; CHECK-LABEL: @finite(
; CHECK-NEXT: %s = call nnan ninf nsz half @llvm.minnum.f16(half %x, half 0xH5BF8)
define half @finite(half %x) {
  %c = fcmp nnan ninf olt half %x, 0xH5BF8
  %s = select nnan ninf nsz i1 %c, half %x, half 0xH5BF8
  ret half %s
}

; Infinity minus NaN is NaN, which ninf of the negation does not exclude.
; CHECK-LABEL: @negated(
; CHECK-NEXT: %n = fsub nsz half 0xH7C00, %x
define half @negated(half %x) {
  %d = fsub half %x, 0xH7C00
  %n = fneg ninf nsz half %d
  ret half %n
}

; The sign of a zero counts where it is taken.
; CHECK-LABEL: @sign_taken(
; CHECK-NEXT: fneg half %y
; CHECK-NEXT: call half @llvm.copysign.f16(
declare half @llvm.copysign.f16(half, half)
define half @sign_taken(half %x, half %y) {
  %s = call nnan half @llvm.copysign.f16(half %x, half %y)
  %n = fneg nsz half %s
  ret half %n
}

; Zeros of either sign come out of an addition with nsz: the outer one makes them positive.
; CHECK-LABEL: @zeros(
; CHECK: fadd half %{{.*}}, 0xH0000
define half @zeros(half %x, half %y) {
  %z = fsub nsz half %x, %y
  %a = fadd nsz half %z, %y
  %p = fadd half %a, 0.0
  ret half %p
}
