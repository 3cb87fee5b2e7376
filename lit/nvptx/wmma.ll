; Matrices on tensor cores. Halves that are loaded in pairs go on in pairs; a shared matrix is addressed as such, one on the stack by its generic address.
; RUN: opt-go %s -emit=ptx -mattr=+ptx63 | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -mattr=+ptx63 -o %t.ptx && ptxas -arch=sm_70 -c %t.ptx -o %t.cubin %} %else %{ true %}
; RUN: not opt-go %s -emit=ptx -mcpu=sm_60 -mattr=+ptx63 2>&1 | FileCheck %s --check-prefix=OLD
; OLD: error: wmma.load.a.sync.aligned.row.m16n16k16 (needs PTX 6.3 and sm_70) is not supported

target triple = "nvptx64-nvidia-cuda"
@shared = internal addrspace(3) global [256 x float] undef, align 32
; CHECK-LABEL: .entry single(
; CHECK: wmma.load.a.sync.aligned.row.m16n16k16.global.f16 [[A:{.*}]], [%rd{{[0-9]+}}], %r{{[0-9]+}};
; CHECK: wmma.load.b.sync.aligned.col.m16n16k16.global.f16 [[B:{.*}]], [%rd{{[0-9]+}}+32];
; CHECK: wmma.load.c.sync.aligned.row.m16n16k16.shared.f32 [[C:{.*}]], [shared], 16;
; CHECK-NOT: mov.b32
; CHECK: wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 [[D:{.*}]], [[A]], [[B]], [[C]];
; CHECK: wmma.store.d.sync.aligned.col.m16n16k16.global.f32 [%rd{{[0-9]+}}], [[D]], %r{{[0-9]+}};
define ptx_kernel void @single(ptr %p, ptr %q, i32 %n) {
  %a = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %p, i32 %n)
  %q2 = getelementptr i8, ptr %q, i64 32
  %b = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.f16.p0(ptr %q2)
  %c = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p3(ptr addrspace(3) @shared, i32 16)
  %a0 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 0
  %a1 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 1
  %a2 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 2
  %a3 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 3
  %a4 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 4
  %a5 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 5
  %a6 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 6
  %a7 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 7
  %b0 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 0
  %b1 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 1
  %b2 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 2
  %b3 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 3
  %b4 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 4
  %b5 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 5
  %b6 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 6
  %b7 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 7
  %c0 = extractvalue { float, float, float, float, float, float, float, float } %c, 0
  %c1 = extractvalue { float, float, float, float, float, float, float, float } %c, 1
  %c2 = extractvalue { float, float, float, float, float, float, float, float } %c, 2
  %c3 = extractvalue { float, float, float, float, float, float, float, float } %c, 3
  %c4 = extractvalue { float, float, float, float, float, float, float, float } %c, 4
  %c5 = extractvalue { float, float, float, float, float, float, float, float } %c, 5
  %c6 = extractvalue { float, float, float, float, float, float, float, float } %c, 6
  %c7 = extractvalue { float, float, float, float, float, float, float, float } %c, 7
  %d = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, <2 x half> %a6, <2 x half> %a7, <2 x half> %b0, <2 x half> %b1, <2 x half> %b2, <2 x half> %b3, <2 x half> %b4, <2 x half> %b5, <2 x half> %b6, <2 x half> %b7, float %c0, float %c1, float %c2, float %c3, float %c4, float %c5, float %c6, float %c7)
  %d0 = extractvalue { float, float, float, float, float, float, float, float } %d, 0
  %d1 = extractvalue { float, float, float, float, float, float, float, float } %d, 1
  %d2 = extractvalue { float, float, float, float, float, float, float, float } %d, 2
  %d3 = extractvalue { float, float, float, float, float, float, float, float } %d, 3
  %d4 = extractvalue { float, float, float, float, float, float, float, float } %d, 4
  %d5 = extractvalue { float, float, float, float, float, float, float, float } %d, 5
  %d6 = extractvalue { float, float, float, float, float, float, float, float } %d, 6
  %d7 = extractvalue { float, float, float, float, float, float, float, float } %d, 7
  call void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr %p, float %d0, float %d1, float %d2, float %d3, float %d4, float %d5, float %d6, float %d7, i32 %n)
  ret void
}

; CHECK-LABEL: .entry half(
; CHECK: wmma.load.a.sync.aligned.col.m32n8k16.global.f16
; CHECK: wmma.load.b.sync.aligned.row.m32n8k16.global.f16
; CHECK: wmma.load.c.sync.aligned.row.m32n8k16.f16 [[C:{%r[0-9]+, %r[0-9]+, %r[0-9]+, %r[0-9]+}]], [%rd{{[0-9]+}}];
; CHECK: wmma.mma.sync.aligned.col.row.m32n8k16.f16.f16 [[D:{[^}]*}]],
; CHECK: wmma.store.d.sync.aligned.row.m32n8k16.global.f16 [%rd{{[0-9]+}}], [[D]];
define ptx_kernel void @half(ptr %p) {
  %stack = alloca [256 x half], align 32
  call void @fill(ptr %stack)
  %a = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m32n8k16.load.a.col.f16.p0(ptr %p)
  %b = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m32n8k16.load.b.row.f16.p0(ptr %p)
  %c = call { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m32n8k16.load.c.row.f16.p0(ptr %stack)
  %a0 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 0
  %a1 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 1
  %a2 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 2
  %a3 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 3
  %a4 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 4
  %a5 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 5
  %a6 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 6
  %a7 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 7
  %b0 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 0
  %b1 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 1
  %b2 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 2
  %b3 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 3
  %b4 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 4
  %b5 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 5
  %b6 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 6
  %b7 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %b, 7
  %c0 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %c, 0
  %c1 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %c, 1
  %c2 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %c, 2
  %c3 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %c, 3
  %d = call { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m32n8k16.mma.col.row.f16.f16(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, <2 x half> %a6, <2 x half> %a7, <2 x half> %b0, <2 x half> %b1, <2 x half> %b2, <2 x half> %b3, <2 x half> %b4, <2 x half> %b5, <2 x half> %b6, <2 x half> %b7, <2 x half> %c0, <2 x half> %c1, <2 x half> %c2, <2 x half> %c3)
  %d0 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %d, 0
  %d1 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %d, 1
  %d2 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %d, 2
  %d3 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %d, 3
  call void @llvm.nvvm.wmma.m32n8k16.store.d.row.f16.p0(ptr %p, <2 x half> %d0, <2 x half> %d1, <2 x half> %d2, <2 x half> %d3)
  ret void
}
declare void @fill(ptr)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr, i32)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.f16.p0(ptr)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p3(ptr addrspace(3), i32)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr, float, float, float, float, float, float, float, float, i32)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m32n8k16.load.a.col.f16.p0(ptr)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m32n8k16.load.b.row.f16.p0(ptr)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m32n8k16.load.c.row.f16.p0(ptr)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m32n8k16.mma.col.row.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)
declare void @llvm.nvvm.wmma.m32n8k16.store.d.row.f16.p0(ptr, <2 x half>, <2 x half>, <2 x half>, <2 x half>)
