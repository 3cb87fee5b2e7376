; Textures, surfaces and samplers that are variables: instructions name them, and a handle that is
; passed on is their address.
; RUN: opt-go -emit=ptx -mcpu=sm_50 %s -o %t.ptx
; RUN: FileCheck %s < %t.ptx
; RUN: not ptx-run %t.ptx -kernel k -arg zero:4 -arg i32:1 2>&1 | FileCheck %s --check-prefix=EMU

; EMU: no image: 0x{{[0-9a-f]+}} is the handle of no texture or surface

target triple = "nvptx64-nvidia-cuda"

; CHECK: .global .texref image;
; CHECK: .visible .global .surfref plane;
@image = internal addrspace(1) global i64 0, align 8
@plane = addrspace(1) global i64 0, align 8

; CHECK-LABEL: k(
; CHECK:       txq.width.b32 [[W:%r[0-9]+]], [image];
; CHECK:       suld.b.1d.b32.trap [[V:%r[0-9]+]], [plane, {[[W]]}];
; CHECK:       sust.b.1d.b32.trap [plane, {%r{{[0-9]+}}}], [[V]];
define ptx_kernel void @k(ptr %p, i32 %i) {
  %image.handle = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @image)
  %plane.handle = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @plane)
  %w = call i32 @llvm.nvvm.txq.width(i64 %image.handle)
  %v = call i32 @llvm.nvvm.suld.1d.i32.trap(i64 %plane.handle, i32 %w)
  call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %plane.handle, i32 %i, i32 %v)
  store i32 %v, ptr %p
  ret void
}

; CHECK-LABEL: passed(
; CHECK:       mov.u64 [[H:%rd[0-9]+]], plane;
; CHECK:       st.param.u64 [func_retval0], [[H]];
define i64 @passed() {
  %h = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @plane)
  ret i64 %h
}

declare i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1))
declare i32 @llvm.nvvm.txq.width(i64)
declare i32 @llvm.nvvm.suld.1d.i32.trap(i64, i32)
declare void @llvm.nvvm.sust.b.1d.i32.trap(i64, i32, i32)

!nvvm.annotations = !{!0, !1}
!0 = !{ptr addrspace(1) @plane, !"surface", i32 1}
!1 = !{ptr addrspace(1) @image, !"texture", i32 1}
