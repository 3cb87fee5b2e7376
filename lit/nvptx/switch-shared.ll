; Values of a switch that lead to one place take one branch: threads that came there on two would go on apart.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .func two(
; CHECK: ld.param.u32 [[X:%r[0-9]+]], [two_param_1];
; CHECK: setp.eq.s32 [[P:%p[0-9]+]], [[X]], 0;
; CHECK-NEXT: setp.eq.or.s32 [[Q:%p[0-9]+]], [[X]], 4, [[P]];
; CHECK-NEXT: @[[Q]] bra
; CHECK-NEXT: setp.eq.s32 [[R:%p[0-9]+]], [[X]], 1;
; CHECK-NEXT: @[[R]] bra
; CHECK-NOT: setp
; CHECK: ret;

target triple = "nvptx64-nvidia-cuda"
define void @two(ptr addrspace(1) %p, i32 %x) {
  switch i32 %x, label %d [
    i32 0, label %a
    i32 1, label %b
    i32 4, label %a
  ]
a:
  %v = load i32, ptr addrspace(1) %p
  %w = add i32 %v, 7
  store i32 %w, ptr addrspace(1) %p
  ret void
b:
  store i32 20, ptr addrspace(1) %p
  ret void
d:
  ret void
}
