; With -nvptx-short-ptr pointers to shared, constant and local memory are 32 bits wide: as values, as
; parameters, in memory, and as addresses.
; RUN: llc-go -mtriple=nvptx64 -mcpu=sm_80 -mattr=+ptx70 -nvptx-short-ptr %s -o - | FileCheck %s
; RUN: llc-go -mtriple=nvptx64 -mcpu=sm_80 -mattr=+ptx70 %s -o - | FileCheck %s --check-prefix=LONG
; RUN: llc-go -O0 -mtriple=nvptx64 -mcpu=sm_80 -mattr=+ptx70 -nvptx-short-ptr %S/Inputs/short-pointers-run.ll -o %t.ptx
; RUN: ptx-run %t.ptx -kernel k -block 4 -arg zero:16 -dump 0:%t.out
; RUN: od -A n -t d4 -w16 %t.out | FileCheck %s --check-prefix=VALUES

; Thread t stores 10t through a pointer that lies in local memory, and takes its neighbour's.
; VALUES: 30 0 10 20

@table = addrspace(3) global [4 x ptr addrspace(3)] undef, align 4
@cell = addrspace(3) global i32 undef, align 4

; A pointer is a word of four bytes in memory.
; CHECK: .shared .align 4 .b8 table[16];
define void @chase(ptr addrspace(3) %p, i32 %i, ptr %out) {
; CHECK-LABEL: chase(
; CHECK: .param .b32 chase_param_0
; CHECK: ld.shared.{{[bu]}}32 [[Q:%r[0-9]+]], [%r{{[0-9]+}}];
; CHECK: ld.shared.{{[bu]}}32 %r{{[0-9]+}}, {{\[}}[[Q]]+4];
; LONG-LABEL: chase(
; LONG: .param .b64 chase_param_0
  %at = getelementptr ptr addrspace(3), ptr addrspace(3) %p, i32 %i
  %q = load ptr addrspace(3), ptr addrspace(3) %at, align 4
  %f = getelementptr i32, ptr addrspace(3) %q, i32 1
  %v = load i32, ptr addrspace(3) %f, align 4
  store i32 %v, ptr %out, align 4
  ret void
}

; A generic pointer stays 64 bits wide, and is narrowed and widened where it becomes one of the others.
define ptr @widen(ptr addrspace(3) %p) {
; CHECK-LABEL: widen(
; CHECK: cvt.u64.u32 [[W:%rd[0-9]+]], %r
; CHECK: cvta.shared.u64 %rd{{[0-9]+}}, [[W]];
  %g = addrspacecast ptr addrspace(3) %p to ptr
  ret ptr %g
}

define ptr addrspace(3) @narrow(ptr %g) {
; CHECK-LABEL: narrow(
; CHECK: cvta.to.shared.u64 [[T:%rd[0-9]+]], %rd
; CHECK: cvt.u32.u64 %r{{[0-9]+}}, [[T]];
  %p = addrspacecast ptr %g to ptr addrspace(3)
  ret ptr addrspace(3) %p
}

declare void @fill(ptr addrspace(5))

define i32 @local(i32 %i) {
; CHECK-LABEL: local(
; CHECK: mov.u32 [[DEPOT:%r[0-9]+]], __local_depot{{[0-9]+}};
; CHECK: st.param.u32 [param0], %r{{.*}}
; CHECK: ld.local.u32 %r{{[0-9]+}}, [%r{{[0-9]+}}];
  %a = alloca [8 x i32], align 4
  %l = addrspacecast ptr %a to ptr addrspace(5)
  call void @fill(ptr addrspace(5) %l)
  %at = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  %v = load i32, ptr %at, align 4
  ret i32 %v
}

define void @atomic(ptr addrspace(3) %p) {
; CHECK-LABEL: atomic(
; CHECK: {{atom|red}}.{{.*}}shared{{.*}}[%r{{[0-9]+}}], 1;
  %old = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  ret void
}
