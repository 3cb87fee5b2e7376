; What fits in eight bits fits in sixteen with a sign. Other numbers are poison, but programs that convert them get what LLVM's code gives them.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -emit=ptx -o %t.ptx && ptx-run %t.ptx -kernel k -arg zero:8 -arg f32:-3.5 -dump 0:%t.bin && od -A n -t x1 %t.bin | FileCheck %s --check-prefix=RUNS

target triple = "nvptx64-nvidia-cuda"
; CHECK: cvt.rzi.s16.f32 [[BYTE:%rs[0-9]+]], %f1;
; CHECK: st.global.u8 {{.*}}, [[BYTE]];
; CHECK: cvt.rzi.u16.f32
; RUNS: fd 00 00 00 00 00 00 00
define ptx_kernel void @k(ptr %p, float %f) {
  %b = fptoui float %f to i8
  store i8 %b, ptr %p
  %q = getelementptr i16, ptr %p, i64 1
  %h = fptoui float %f to i16
  store i16 %h, ptr %q
  ret void
}
