; Products of matrices beyond halves: a fragment loaded by ldmatrix, bytes with signs of their own, sums that stop at the largest; bits.
; RUN: opt-go %s -emit=ptx -mcpu=sm_80 -mattr=+ptx71 | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -mcpu=sm_80 -mattr=+ptx71 -o %t.ptx && ptxas -arch=sm_80 -c %t.ptx -o %t.cubin %} %else %{ true %}
; RUN: not opt-go %s -emit=ptx -mcpu=sm_75 -mattr=+ptx71 2>&1 | FileCheck %s --check-prefix=OLD
; OLD: error: mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 (needs PTX 7.0 and sm_80) is not supported
; OLD: error: wmma.mma.and.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 (needs PTX 7.1 and sm_80) is not supported

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .visible .func {{.*}} bytes(
; CHECK: ldmatrix.sync.aligned.m8n8.x4.shared.b16 [[A:{%r[0-9]+, %r[0-9]+, %r[0-9]+, %r[0-9]+}]], [%rd{{[0-9]+}}+64];
; CHECK: mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 {%r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}}, [[A]], {%r{{[0-9]+}}, %r{{[0-9]+}}}, {%r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}};
define { i32, i32, i32, i32 } @bytes(ptr addrspace(3) %p, i32 %b0, i32 %b1, i32 %c) {
  %q = getelementptr i8, ptr addrspace(3) %p, i64 64
  %a = call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %q)
  %a0 = extractvalue { i32, i32, i32, i32 } %a, 0
  %a1 = extractvalue { i32, i32, i32, i32 } %a, 1
  %a2 = extractvalue { i32, i32, i32, i32 } %a, 2
  %a3 = extractvalue { i32, i32, i32, i32 } %a, 3
  %d = call { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k32.row.col.satfinite.s8.u8(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, i32 %c, i32 %c, i32 %c, i32 %c)
  ret { i32, i32, i32, i32 } %d
}

; CHECK-LABEL: .visible .func {{.*}} bits(
; CHECK: wmma.load.a.sync.aligned.row.m8n8k128.global.b1 {[[A:%r[0-9]+]]}, [%rd{{[0-9]+}}], %r{{[0-9]+}};
; CHECK: wmma.mma.and.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 {%r{{[0-9]+}}, %r{{[0-9]+}}}, {[[A]]}, {[[A]]}, {%r{{[0-9]+}}, %r{{[0-9]+}}};
define { i32, i32 } @bits(ptr addrspace(1) %p, i32 %n, i32 %c) {
  %a = call i32 @llvm.nvvm.wmma.m8n8k128.load.a.row.stride.b1.p1(ptr addrspace(1) %p, i32 %n)
  %d = call { i32, i32 } @llvm.nvvm.wmma.m8n8k128.mma.and.popc.row.col.b1(i32 %a, i32 %a, i32 %c, i32 %c)
  ret { i32, i32 } %d
}

declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3))
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k32.row.col.satfinite.s8.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
declare i32 @llvm.nvvm.wmma.m8n8k128.load.a.row.stride.b1.p1(ptr addrspace(1), i32)
declare { i32, i32 } @llvm.nvvm.wmma.m8n8k128.mma.and.popc.row.col.b1(i32, i32, i32, i32)
