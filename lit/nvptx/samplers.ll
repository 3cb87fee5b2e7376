; OpenCL's modules name textures and samplers apart; a sampler's properties are an integer. Before PTX 4.3 none can be a handle.
; RUN: opt-go -emit=ptx -mcpu=sm_50 -mattr=+ptx43 %s -o %t.ptx
; RUN: not opt-go -emit=ptx -mcpu=sm_50 -mattr=+ptx42 %s -o - 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: FileCheck %s < %t.ptx
; RUN: %if ptxas %{ ptxas -arch=sm_50 %t.ptx -o %t.cubin %} %else %{ true %}

target triple = "nvptx64-unknown-nvcl"

; OLD-COUNT-2: a handle in a register, where samplers are apart, needs PTX 4.3 and sm_20
; OLD-NOT: error

; CHECK: .target sm_50, texmode_independent
; CHECK: .global .samplerref texels = { addr_mode_0 = wrap, addr_mode_1 = wrap, addr_mode_2 = wrap, filter_mode = nearest, force_unnormalized_coords = 1 };
; CHECK: .visible .global .samplerref filtered = { addr_mode_0 = clamp_to_edge, addr_mode_1 = clamp_to_edge, addr_mode_2 = clamp_to_edge, filter_mode = linear };
@texels = internal addrspace(1) global i64 0, align 8
@filtered = addrspace(1) global i32 26, align 8
@image = addrspace(1) global i64 0, align 8

; CHECK: tex.2d.v4.f32.f32 {{.*}}, [image, filtered, {
; CHECK: tex.2d.v4.f32.f32 {{.*}}, [%rd{{[0-9]+}}, texels, {
; CHECK: tex.2d.v4.f32.f32 {{.*}}, [%rd{{[0-9]+}}, %rd{{[0-9]+}}, {
define ptx_kernel void @k(i64 %img, i64 %sampler, ptr %red, float %x) {
  %i = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @image)
  %f = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @filtered)
  %t = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @texels)
  %a = call { float, float, float, float } @llvm.nvvm.tex.2d.v4f32.f32(i64 %i, i64 %f, float %x, float %x)
  %ar = extractvalue { float, float, float, float } %a, 0
  store volatile float %ar, ptr %red
  %b = call { float, float, float, float } @llvm.nvvm.tex.2d.v4f32.f32(i64 %img, i64 %t, float %x, float %x)
  %br = extractvalue { float, float, float, float } %b, 0
  store volatile float %br, ptr %red
  %c = call { float, float, float, float } @llvm.nvvm.tex.2d.v4f32.f32(i64 %img, i64 %sampler, float %x, float %x)
  %cr = extractvalue { float, float, float, float } %c, 0
  store volatile float %cr, ptr %red
  ret void
}

declare { float, float, float, float } @llvm.nvvm.tex.2d.v4f32.f32(i64, i64, float, float)
declare i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1))

!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr addrspace(1) @texels, !"sampler", i32 1}
!1 = !{ptr addrspace(1) @filtered, !"sampler", i32 1}
!2 = !{ptr addrspace(1) @image, !"texture", i32 1}
