; RUN: opt-go -passes=vector-combine -S %s | FileCheck %s --check-prefixes=CHECK,ALL
; RUN: opt-go -passes='vector-combine<early>' -S %s | FileCheck %s --check-prefixes=CHECK,EARLY
; RUN: opt-go -passes=vector-combine -disable-vector-combine -S %s | FileCheck %s --check-prefix=EARLY

target triple = "x86_64-unknown-linux-gnu"

; Operations on elements become operations on vectors only late.
; CHECK-LABEL: define float @f(
; ALL:           fadd <4 x float>
; EARLY:         fadd float
define float @f(<4 x float> %v, <4 x float> %w) {
  %x = extractelement <4 x float> %v, i64 1
  %y = extractelement <4 x float> %w, i64 1
  %z = fadd float %x, %y
  ret float %z
}

; Machines without vector registers keep what they are given.
; CHECK-LABEL: define float @scalar_machine(
; ALL:           fadd float
define float @scalar_machine(<4 x float> %v, <4 x float> %w) noimplicitfloat {
  %x = extractelement <4 x float> %v, i64 1
  %y = extractelement <4 x float> %w, i64 1
  %z = fadd float %x, %y
  ret float %z
}
