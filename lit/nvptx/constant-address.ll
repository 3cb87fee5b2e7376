; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_70 | FileCheck %s
;
; A number as an address goes into a register, except in local memory: PTX takes [0] there only.

target datalayout = "e-p3:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)

; CHECK-LABEL: .entry loads(
; CHECK-DAG:     mov.b64 [[A:%rd[0-9]+]], 4096;
; CHECK-DAG:     ld.volatile.u32 {{%r[0-9]+}}, {{\[}}[[A]]];
; CHECK-DAG:     mov.b32 [[B:%r[0-9]+]], 16;
; CHECK-DAG:     ld.shared.u32 {{%r[0-9]+}}, {{\[}}[[B]]];
; CHECK-DAG:     mov.b64 [[C:%rd[0-9]+]], 0;
; CHECK-DAG:     ld.const.u32 {{%r[0-9]+}}, {{\[}}[[C]]];
; CHECK-DAG:     ld.local.u32 {{%r[0-9]+}}, [64];
; CHECK:         ret
define ptx_kernel void @loads(ptr addrspace(1) %q) {
  %a = load volatile i32, ptr inttoptr (i64 4096 to ptr)
  %b = load i32, ptr addrspace(3) inttoptr (i32 16 to ptr addrspace(3))
  %c = load i32, ptr addrspace(4) null
  %d = load i32, ptr addrspace(5) inttoptr (i32 64 to ptr addrspace(5))
  %e = add i32 %b, %c
  %f = add i32 %d, %e
  store i32 %f, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: .entry stores(
; CHECK-DAG:     mov.b64 [[Z:%rd[0-9]+]], 0;
; CHECK-DAG:     st.volatile.u32 {{\[}}[[Z]]], 1;
; CHECK-DAG:     st.global.v2.u32 [{{%rd[0-9]+}}], {2, 2};
; CHECK-DAG:     atom.relaxed.sys.shared.add.u32 {{%r[0-9]+}}, [{{%r[0-9]+}}], 3;
; CHECK-DAG:     atom.relaxed.sys.global.cas.b32 {{%r[0-9]+}}, [{{%rd[0-9]+}}],
; CHECK-DAG:     st.release.sys.u32 [{{%rd[0-9]+}}], 4;
; CHECK-DAG:     st.global.u8 [{{%rd[0-9]+}}+1], 7;
; CHECK:         ret
define ptx_kernel void @stores() {
  store volatile i32 1, ptr null
  store <2 x i32> <i32 2, i32 2>, ptr addrspace(1) inttoptr (i64 256 to ptr addrspace(1)), align 8
  %a = atomicrmw add ptr addrspace(3) inttoptr (i32 8 to ptr addrspace(3)), i32 3 monotonic
  %b = cmpxchg ptr addrspace(1) null, i32 1, i32 2 monotonic monotonic
  store atomic i32 4, ptr inttoptr (i64 512 to ptr) release, align 4
  call void @llvm.memset.p1.i64(ptr addrspace(1) null, i8 7, i64 2, i1 false)
  ret void
}
