; Atomic intrinsics of AMD's GPUs, which are instructions today.
; RUN: opt-go %s -passes=no-op-module -S | FileCheck %s --implicit-check-not=llvm.amdgcn

; CHECK: %1 = atomicrmw uinc_wrap ptr addrspace(3) %s, i32 1 syncscope("agent") seq_cst, align 4{{$}}
; CHECK: %2 = atomicrmw volatile udec_wrap ptr addrspace(1) %g, i64 2 syncscope("agent") release, align 8, !amdgpu.no.fine.grained.memory ![[MD:[0-9]+]]
; CHECK: %3 = atomicrmw fadd ptr addrspace(3) %s, float %f syncscope("agent") seq_cst, align 4{{$}}
; CHECK: %4 = bitcast <2 x i16> %b to <2 x bfloat>
; CHECK: %5 = atomicrmw fadd ptr addrspace(3) %s, <2 x bfloat> %4 syncscope("agent") seq_cst, align 4
; CHECK: %6 = bitcast <2 x bfloat> %5 to <2 x i16>
; CHECK: ret <2 x i16> %6
; CHECK: ![[MD]] = !{}
define <2 x i16> @f(i32 addrspace(3)* %s, i64 addrspace(1)* %g, float %f, <2 x i16> %b) {
  %a = call i32 @llvm.amdgcn.atomic.inc.i32.p3i32(i32 addrspace(3)* %s, i32 1, i32 0, i32 0, i1 false)
  %c = call i64 @llvm.amdgcn.atomic.dec.i64.p1i64(i64 addrspace(1)* %g, i64 2, i32 5, i32 2, i1 true)
  %p = bitcast i32 addrspace(3)* %s to float addrspace(3)*
  %d = call float @llvm.amdgcn.ds.fadd.f32(float addrspace(3)* %p, float %f, i32 0, i32 0, i1 false)
  %q = bitcast i32 addrspace(3)* %s to <2 x i16> addrspace(3)*
  %e = call <2 x i16> @llvm.amdgcn.ds.fadd.v2bf16(<2 x i16> addrspace(3)* %q, <2 x i16> %b)
  ret <2 x i16> %e
}

declare i32 @llvm.amdgcn.atomic.inc.i32.p3i32(i32 addrspace(3)*, i32, i32, i32, i1)
declare i64 @llvm.amdgcn.atomic.dec.i64.p1i64(i64 addrspace(1)*, i64, i32, i32, i1)
declare float @llvm.amdgcn.ds.fadd.f32(float addrspace(3)*, float, i32, i32, i1)
declare <2 x i16> @llvm.amdgcn.ds.fadd.v2bf16(<2 x i16> addrspace(3)*, <2 x i16>)
