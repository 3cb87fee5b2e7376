; A true i1 is -1 as a signed number and 1 as an unsigned one. (llc-19 takes both for 1.)
; RUN: opt-go %s -emit=ptx | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .visible .func {{.*}} signed(
; CHECK: selp.f32 %f{{[0-9]+}}, 0fBF800000, 0f00000000, %p{{[0-9]+}};
define float @signed(i1 %c) {
  %x = sitofp i1 %c to float
  ret float %x
}

; CHECK-LABEL: .visible .func {{.*}} unsigned(
; CHECK: selp.f64 %fd{{[0-9]+}}, 0d3FF0000000000000, 0d0000000000000000, %p{{[0-9]+}};
define double @unsigned(i1 %c) {
  %x = uitofp i1 %c to double
  ret double %x
}
