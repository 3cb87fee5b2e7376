; The calling sequence, with values in the parameter space.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .visible .func  (.param .b32 func_retval0) callee(
; CHECK-NEXT: .param .b32 callee_param_0,
; CHECK-NEXT: .param .b64 callee_param_1
; CHECK-NEXT: )
; CHECK-NEXT: {
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [callee_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [callee_param_1];
; CHECK-NEXT: cvt.u32.u64 [[R2:%r[0-9]+]], [[RD1]];
; CHECK-NEXT: add.s32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
; CHECK-NEXT: }
; CHECK-LABEL: .visible .entry caller(
; CHECK-NEXT: .param .u64 caller_param_0,
; CHECK-NEXT: .param .u32 caller_param_1
; CHECK-NEXT: )
; CHECK-NEXT: {
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [caller_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [caller_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .param .b32 param0;
; CHECK-NEXT: st.param.u32 [param0], [[R1]];
; CHECK-NEXT: .param .b64 param1;
; CHECK-NEXT: st.param.u64 [param1], 5;
; CHECK-NEXT: .param .b32 retval0;
; CHECK-NEXT: call.uni (retval0),
; CHECK-NEXT: callee,
; CHECK-NEXT: (
; CHECK-NEXT: param0,
; CHECK-NEXT: param1
; CHECK-NEXT: );
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [retval0];
; CHECK-NEXT: }
; CHECK-NEXT: st.global.u32 {{\[}}[[RD1]]{{\]}}, [[R2]];
; CHECK-NEXT: ret;
; CHECK-NEXT: }

target triple = "nvptx64-nvidia-cuda"
define i32 @callee(i32 %a, i64 %b) noinline {
  %t = trunc i64 %b to i32
  %r = add i32 %a, %t
  ret i32 %r
}
define void @caller(ptr addrspace(1) %p, i32 %x) {
  %r = call i32 @callee(i32 %x, i64 5)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @caller, !"kernel", i32 1}
