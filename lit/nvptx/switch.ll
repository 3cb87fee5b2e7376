; A small switch is a row of compares.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .visible .entry sw(
; CHECK-NEXT: .param .u64 sw_param_0,
; CHECK-NEXT: .param .u32 sw_param_1
; CHECK-NEXT: )
; CHECK-NEXT: {
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [sw_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [sw_param_1];
; CHECK-NEXT: setp.eq.s32 [[P1:%p[0-9]+]], [[R1]], 1;
; CHECK-NEXT: @[[P1]] bra [[L0_1:[$]L__BB[0-9_]+]];
; CHECK-NEXT: setp.eq.s32 [[P2:%p[0-9]+]], [[R1]], 5;
; CHECK-NEXT: @[[P2]] bra [[L0_2:[$]L__BB[0-9_]+]];
; CHECK-NEXT: ret;
; CHECK-NEXT: [[L0_1]]:
; CHECK-NEXT: st.global.u32 {{\[}}[[RD1]]{{\]}}, 10;
; CHECK-NEXT: ret;
; CHECK-NEXT: [[L0_2]]:
; CHECK-NEXT: st.global.u32 {{\[}}[[RD1]]{{\]}}, 20;
; CHECK-NEXT: ret;
; CHECK-NEXT: }

target triple = "nvptx64-nvidia-cuda"
define void @sw(ptr addrspace(1) %p, i32 %x) {
  switch i32 %x, label %d [
    i32 1, label %a
    i32 5, label %b
  ]
a:
  store i32 10, ptr addrspace(1) %p
  ret void
b:
  store i32 20, ptr addrspace(1) %p
  ret void
d:
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @sw, !"kernel", i32 1}
