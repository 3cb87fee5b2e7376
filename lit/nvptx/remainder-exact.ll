; RUN: llc-go -mtriple=nvptx64-nvidia-cuda -mcpu=sm_70 -o - %s | FileCheck %s
; RUN: llc-go -mtriple=nvptx64-nvidia-cuda -mcpu=sm_70 -nvptx-prec-divf32=0 -o - %s | FileCheck %s

; The quotient that a remainder begins with is rounded to nearest, even where divisions may be approximated.
; CHECK-LABEL: .func{{.*}} f(
; CHECK:       div.rn.f32
; CHECK-NOT:   div.full
; CHECK-NOT:   div.approx
define float @f(float %a, float %b) #0 {
  %r = frem float %a, %b
  ret float %r
}

; CHECK-LABEL: .func{{.*}} h(
; CHECK:       div.rn.f32
define half @h(half %a, half %b) #0 {
  %r = frem half %a, %b
  ret half %r
}

attributes #0 = { "unsafe-fp-math"="true" }
