; A pointer that steps through a parameter keeps the facts about the parameter: by value and only read, it stays in .param memory; only read
; through and not aliased, the non-coherent cache serves it.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry k(
; CHECK-NOT: .local
; CHECK: mov.u64 %rd{{[0-9]+}}, k_param_0;
; CHECK-DAG: ld.param.u32 %r{{[0-9]+}}, [%rd{{[0-9]+}}];
; CHECK-DAG: ld.global.nc.u32
; CHECK: ret;
define ptx_kernel void @k(ptr byval([64 x i32]) align 8 %sizes, ptr noalias readonly %in, ptr noalias %out, i32 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %sizes, %entry ], [ %p1, %loop ]
  %q = phi ptr [ %in, %entry ], [ %q1, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr %p
  %w = load i32, ptr %q
  %x = mul i32 %v, %w
  %t = add i32 %s, %x
  %p1 = getelementptr i8, ptr %p, i64 4
  %q1 = getelementptr i8, ptr %q, i64 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %t, ptr %out
  ret void
}
