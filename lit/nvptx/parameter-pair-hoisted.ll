; Two loads of a parameter that were made one leave a loop that the atomic in it keeps them in, as a single load does.
; RUN: opt-go %s -passes=load-store-vectorizer -emit=ptx | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, i32 }

; CHECK-LABEL: .entry k(
; CHECK: ld.param.v2.u32 {[[A:%r[0-9]+]], [[B:%r[0-9]+]]}, [k_param_0];
; CHECK: add.s32 [[SUM:%r[0-9]+]], [[A]], [[B]];
; CHECK: $L__BB0_1:
; CHECK-NOT: ld.param
; CHECK-NOT: [[A]]
; CHECK: atom.global.add.u32 {{.*}}, [[SUM]];
; CHECK: ret;
define ptx_kernel void @k(ptr byval(%pair) align 8 %p, ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load i32, ptr %p, align 8
  %f = getelementptr i8, ptr %p, i64 4
  %b = load i32, ptr %f, align 4
  %s = add i32 %a, %b
  %old = atomicrmw add ptr addrspace(1) %q, i32 %s seq_cst
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
