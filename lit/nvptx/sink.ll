; What only one path needs is computed on that path: parameters, their conversion, addresses. Nothing sinks into a loop.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -emit=ptx -o %t && ptx-run %t -kernel k -block 4 -arg zero:16 -arg zero:16 -arg i32:3

target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: .entry k(
; CHECK: {
; CHECK-NOT: k_param_0
; CHECK: setp
; CHECK-NEXT: bra $L__BB0_2
; CHECK-DAG: ld.param.u64 %rd{{[0-9]+}}, [k_param_0];
; CHECK-DAG: ld.param.u64 %rd{{[0-9]+}}, [k_param_1];
; CHECK: $L__BB0_1:
; CHECK-NOT: k_param_1
; CHECK: bra $L__BB0_1
; CHECK: ret;
define ptx_kernel void @k(ptr %p, ptr %q, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %tid, %n
  %i = sext i32 %tid to i64
  %from = getelementptr float, ptr %p, i64 %i
  %to = getelementptr float, ptr %q, i64 %i
  br i1 %in, label %loop, label %exit
loop:
  %k = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = load volatile float, ptr %from
  store volatile float %v, ptr %to
  %next = add i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A value that a call returns is read in the call's scope, and the clock when it is asked for.
; CHECK-LABEL: .entry calls(
; CHECK: ld.param.u32 [[R:%r[0-9]+]], [retval0];
; CHECK: mov.u32 [[C:%r[0-9]+]], %clock;
; CHECK: bra
; CHECK: add.s32 %r{{[0-9]+}}, [[R]], [[C]];
declare i32 @f()
define ptx_kernel void @calls(ptr %p, i32 %n) {
  %r = call i32 @f()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %in = icmp slt i32 %n, 5
  br i1 %in, label %then, label %exit
then:
  %s = add i32 %r, %c
  store i32 %s, ptr %p
  br label %exit
exit:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
