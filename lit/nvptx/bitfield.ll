; Shifts and masks that take out a field, the upper half of a product, and numbers minus a value: one instruction each.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: .entry k(
; CHECK: ld.param.u32 [[X:%r[0-9]+]], [k_param_1];
; CHECK: ld.param.u64 [[Y:%rd[0-9]+]], [k_param_2];
; CHECK: bfe.u32 %r{{[0-9]+}}, [[X]], 8, 8;
; CHECK: bfe.s32 %r{{[0-9]+}}, [[X]], 8, 8;
; CHECK: cvt.s32.s8 %r{{[0-9]+}}, [[X]];
; CHECK: cvt.s64.s32 %rd{{[0-9]+}}, [[Y]];
; CHECK: bfe.u64 %rd{{[0-9]+}}, [[Y]], 4, 55;
; CHECK: mul.hi.s32 %r{{[0-9]+}}, [[X]], %r{{[0-9]+}};
; CHECK: mul.hi.u32 %r{{[0-9]+}}, [[X]], -858993459;
; CHECK: neg.s32 %r{{[0-9]+}}, [[X]];
; CHECK: sub.s32 %r{{[0-9]+}}, 63, [[X]];
; CHECK: ld.global.u32 [[L:%r[0-9]+]], [%rd{{[0-9]+}}];
; CHECK-NEXT: mul.hi.s32 %r{{[0-9]+}}, [[X]], [[L]];
define ptx_kernel void @k(ptr %p, i32 %x, i64 %y, i32 %z) {
  %a1 = lshr i32 %x, 8
  %a = and i32 %a1, 255
  store volatile i32 %a, ptr %p
  %b1 = shl i32 %x, 16
  %b = ashr i32 %b1, 24
  store volatile i32 %b, ptr %p
  %c1 = shl i32 %x, 24
  %c = ashr i32 %c1, 24
  store volatile i32 %c, ptr %p
  %d1 = shl i64 %y, 32
  %d = ashr i64 %d1, 32
  store volatile i64 %d, ptr %p
  %e1 = shl i64 %y, 5
  %e = lshr i64 %e1, 9
  store volatile i64 %e, ptr %p
  %f1 = sext i32 %x to i64
  %f2 = sext i32 %z to i64
  %f3 = mul i64 %f1, %f2
  %f4 = lshr i64 %f3, 32
  %f = trunc i64 %f4 to i32
  store volatile i32 %f, ptr %p
  %g1 = zext i32 %x to i64
  %g3 = mul i64 %g1, 3435973837
  %g4 = lshr i64 %g3, 32
  %g = trunc i64 %g4 to i32
  store volatile i32 %g, ptr %p
  %h = sub i32 0, %x
  store volatile i32 %h, ptr %p
  %i = sub i32 63, %x
  store volatile i32 %i, ptr %p
  %l = load i32, ptr %p
  %l1 = sext i32 %l to i64
  %l3 = mul i64 %f1, %l1
  %l4 = ashr i64 %l3, 32
  %l5 = trunc i64 %l4 to i32
  store volatile i32 %l5, ptr %p
  ret void
}
