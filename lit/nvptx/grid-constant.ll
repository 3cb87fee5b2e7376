; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_70 -mattr=+ptx77 | FileCheck %s
; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_70 -mattr=+ptx63 | FileCheck %s --check-prefix=OLD
; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_70 -mattr=+ptx77 -nvptx-infer-spaces=false | FileCheck %s --check-prefix=GENERIC
;
; A kernel parameter that nothing writes stays where it is though its address escapes: what is marked grid_constant must.

target triple = "nvptx64-nvidia-cuda"

declare void @read(ptr nocapture readonly)
declare void @any(ptr)

; CHECK-LABEL: .entry marked(
; CHECK-NOT:     local
; CHECK:         mov.u64 [[A:%rd[0-9]+]], marked_param_0;
; CHECK-NEXT:    cvta.param.u64 [[G:%rd[0-9]+]], [[A]];
; CHECK:         prefetch.L2 {{\[}}[[G]]];
; CHECK:         ld.param.u32 {{%r[0-9]+}}, [marked_param_0+4];
; CHECK-NOT:     local
; CHECK:         ret;
; OLD-LABEL: .entry marked(
; OLD:         st.local
; GENERIC-LABEL: .entry marked(
; GENERIC-NOT:   local
; GENERIC:       cvta.param.u64
; GENERIC:       ret;
define ptx_kernel void @marked(ptr byval([16 x i32]) align 16 "nvvm.grid_constant" %p, ptr addrspace(1) %q) {
  call void asm sideeffect "prefetch.L2 [$0];", "l"(ptr %p)
  %a = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %a
  store i32 %v, ptr addrspace(1) %q
  call void @any(ptr %p)
  ret void
}

; The same, marked as before LLVM 21: the second parameter.
; CHECK-LABEL: .entry annotated(
; CHECK:         st.local
; CHECK:         cvta.param.u64
; CHECK:         ret;
define ptx_kernel void @annotated(ptr byval([4 x i32]) align 16 %p, ptr byval([4 x i32]) align 16 %r) {
  call void @any(ptr %p)
  call void @any(ptr %r)
  ret void
}

; CHECK-LABEL: .entry read_by_callee(
; CHECK-NOT:     local
; CHECK:         cvta.param.u64
; CHECK:         ret;
define ptx_kernel void @read_by_callee(ptr byval([16 x i32]) align 16 %p) {
  call void @read(ptr %p)
  ret void
}

; CHECK-LABEL: .entry either(
; CHECK-NOT:     local
; CHECK:         cvta.param.u64
; CHECK:         ld.u32
; CHECK:         ret;
define ptx_kernel void @either(ptr byval([16 x i32]) align 16 %p, ptr %q, i1 %c) {
  %s = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %s
  store i32 %v, ptr %q
  ret void
}

; What is written needs a copy of its own for each thread.
; CHECK-LABEL: .entry written(
; CHECK-NOT:     cvta.param
; CHECK:         st.local
; CHECK:         ret;
define ptx_kernel void @written(ptr byval([16 x i32]) align 16 "nvvm.grid_constant" %p, i32 %i) {
  store i32 %i, ptr %p
  call void @any(ptr %p)
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @annotated, !"grid_constant", !1}
!1 = !{i32 2}
