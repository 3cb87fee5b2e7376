; Textures and surfaces as clang's headers access them: inline assembly on handles. The coordinates are registers like others, also when
; those are few.
; RUN: opt-go %s -passes=gpucc -emit=ptx -mcpu=sm_70 | FileCheck %s
; RUN: opt-go %s -passes=gpucc -emit=ptx -mcpu=sm_70 -regs=10 | FileCheck %s --check-prefix=REGS
target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: .entry texture(
; CHECK: tex.3d.v4.f32.f32 {[[R:%f[0-9]+]], %f{{[0-9]+}}, %f{{[0-9]+}}, %f{{[0-9]+}}}, [%rd{{[0-9]+}}, {[[X:%f[0-9]+]], [[Y:%f[0-9]+]], [[Z:%f[0-9]+]], [[Z]]}];
; CHECK: tex.level.2d.v4.s32.f32 {{.*}}, [%rd{{[0-9]+}}, {[[X]], [[Y]]}], [[Z]];
; CHECK-NOT: passed on unchecked
; CHECK: ret;
; REGS: tex.3d.v4.f32.f32 {%f{{[0-9]}}, %f{{[0-9]}}, %f{{[0-9]}}, %f{{[0-9]}}}, [%rd{{[0-9]}}, {%f{{[0-9]}}, %f{{[0-9]}}, %f{{[0-9]}}, %f{{[0-9]}}}];
define ptx_kernel void @texture(i64 %t, ptr addrspace(1) %p, float %x, float %y, float %z) {
  %v = call { float, float, float, float } asm "tex.3d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}];", "=f,=f,=f,=f,l,f,f,f"(i64 %t, float %x, float %y, float %z)
  %a = extractvalue { float, float, float, float } %v, 0
  store float %a, ptr addrspace(1) %p
  %u = call { i32, i32, i32, i32 } asm "tex.level.2d.v4.s32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}], $7;", "=r,=r,=r,=r,l,f,f,f"(i64 %t, float %x, float %y, float %z)
  %c = extractvalue { i32, i32, i32, i32 } %u, 3
  store i32 %c, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: .entry surface(
; CHECK: suld.b.2d.b32.trap {[[V:%r[0-9]+]]}, [%rd{{[0-9]+}}, {%r{{[0-9]+}}, %r{{[0-9]+}}}];
; CHECK: sust.b.2d.b32.zero [%rd{{[0-9]+}}, {%r{{[0-9]+}}, %r{{[0-9]+}}}], {[[V]]};
; CHECK: suld.b.2d.b32.trap
; CHECK: ret;
define ptx_kernel void @surface(i64 %t, ptr addrspace(1) %p, i32 %x, i32 %y) {
  %v = call i32 asm sideeffect "suld.b.2d.b32.trap {$0}, [$1, {$2, $3}];", "=r,l,r,r"(i64 %t, i32 %x, i32 %y)
  call void asm sideeffect "sust.b.2d.b32.zero [$0, {$1, $2}], {$3};", "l,r,r,r"(i64 %t, i32 %y, i32 %x, i32 %v)
  %w = call i32 asm sideeffect "suld.b.2d.b32.trap $0, [$1, {$2, $3}];", "=r,l,r,r"(i64 %t, i32 %x, i32 %y)
  store i32 %w, ptr addrspace(1) %p
  ret void
}
