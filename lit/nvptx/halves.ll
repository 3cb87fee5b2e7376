; Registers are taken apart and put together by one mov, conversions look through conversions, and products of extended numbers have a
; high half of their own.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry k(
; CHECK-DAG: ld.param.u64 [[X:%rd[0-9]+]], [k_param_1];
; CHECK-DAG: ld.param.f64 [[F:%fd[0-9]+]], [k_param_2];
; CHECK-DAG: ld.param.u32 [[I:%r[0-9]+]], [k_param_3];
; CHECK-DAG: ld.param.u32 [[J:%r[0-9]+]], [k_param_4];
; CHECK: mov.b64 {%r{{[0-9]+}}, [[H:%r[0-9]+]]}, [[X]];
; CHECK-NEXT: st.volatile.global.u32 [{{.*}}], [[H]];
; CHECK-NEXT: mov.b64 {%r{{[0-9]+}}, [[H:%r[0-9]+]]}, [[F]];
; CHECK-NEXT: st.volatile.global.u32 [{{.*}}], [[H]];
; CHECK-NEXT: mov.b64 [[W:%rd[0-9]+]], {[[I]], [[J]]};
; CHECK-NEXT: st.volatile.global.u64 [{{.*}}], [[W]];
; CHECK-NEXT: mul.hi.u64 [[W:%rd[0-9]+]], [[X]], [[X]];
; CHECK-NEXT: st.volatile.global.u64 [{{.*}}], [[W]];
; CHECK-NEXT: mul.hi.s64 [[W:%rd[0-9]+]], [[X]], [[X]];
; CHECK-NEXT: st.volatile.global.u64 [{{.*}}], [[W]];
; CHECK-NEXT: popc.b64 [[N:%r[0-9]+]], [[X]];
; CHECK-NEXT: st.volatile.global.u32 [{{.*}}], [[N]];
; CHECK-NEXT: and.b32 [[N:%r[0-9]+]], [[I]], 255;
; CHECK-NEXT: st.volatile.global.u32 [{{.*}}], [[N]];
; CHECK-NEXT: mad.lo.s32 [[N:%r[0-9]+]], [[I]], [[J]], [[I]];
; CHECK-NEXT: st.volatile.global.u32 [{{.*}}], [[N]];
; CHECK-NEXT: mul.wide.u32 [[W:%rd[0-9]+]], [[I]], 4000000000;
; CHECK-NEXT: st.volatile.global.u64 [{{.*}}], [[W]];
; CHECK-NEXT: max.u32 [[N:%r[0-9]+]], [[I]], [[J]];
; CHECK-NEXT: sub.s32 [[M:%r[0-9]+]], [[N]], [[J]];
; CHECK-NEXT: st.volatile.global.u32 [{{.*}}], [[M]];
define ptx_kernel void @k(ptr %p, i64 %x, double %f, i32 %i, i32 %j) {
  %a1 = lshr i64 %x, 32
  %a = trunc i64 %a1 to i32
  store volatile i32 %a, ptr %p
  %b1 = bitcast double %f to i64
  %b2 = lshr i64 %b1, 32
  %b = trunc i64 %b2 to i32
  store volatile i32 %b, ptr %p
  %c1 = zext i32 %i to i64
  %c2 = zext i32 %j to i64
  %c3 = shl i64 %c2, 32
  %c = or i64 %c3, %c1
  store volatile i64 %c, ptr %p
  %d1 = zext i64 %x to i128
  %d2 = mul i128 %d1, %d1
  %d3 = lshr i128 %d2, 64
  %d = trunc i128 %d3 to i64
  store volatile i64 %d, ptr %p
  %e1 = sext i64 %x to i128
  %e2 = mul i128 %e1, %e1
  %e3 = lshr i128 %e2, 64
  %e = trunc i128 %e3 to i64
  store volatile i64 %e, ptr %p
  %f1 = call i64 @llvm.ctpop.i64(i64 %x)
  %f2 = trunc i64 %f1 to i32
  store volatile i32 %f2, ptr %p
  %g1 = trunc i32 %i to i8
  %g = zext i8 %g1 to i32
  store volatile i32 %g, ptr %p
  %h1 = add i32 %j, 1
  %h = mul i32 %h1, %i
  store volatile i32 %h, ptr %p
  %k = mul i64 %c1, 4000000000
  store volatile i64 %k, ptr %p
  %l = call i32 @llvm.usub.sat.i32(i32 %i, i32 %j)
  store volatile i32 %l, ptr %p
  ret void
}

; A remainder is made of the quotient that is there. Fast comparisons are minima.
; CHECK-LABEL: .entry divide(
; CHECK: div.s32 [[Q:%r[0-9]+]], [[X:%r[0-9]+]], [[Y:%r[0-9]+]];
; CHECK: mul.lo.s32 [[M:%r[0-9]+]], [[Q]], [[Y]];
; CHECK-NEXT: sub.s32 {{%r[0-9]+}}, [[X]], [[M]];
; CHECK-NOT: rem
; CHECK: min.f32
; CHECK: max.f64
; CHECK: selp.f32
define ptx_kernel void @divide(ptr %p, i32 %x, i32 %y, float %f, double %g) {
  %r = srem i32 %x, %y
  %q = sdiv i32 %x, %y
  store volatile i32 %q, ptr %p
  store volatile i32 %r, ptr %p
  %c = fcmp nnan olt float %f, 1.0
  %m = select nsz i1 %c, float %f, float 1.0
  store volatile float %m, ptr %p
  %d = fcmp nnan olt double %g, 2.0
  %n = select nsz i1 %d, double 2.0, double %g
  store volatile double %n, ptr %p
  %k = select i1 %c, float 1.0, float %f
  store volatile float %k, ptr %p
  ret void
}

; Dot products of bytes, as newer LLVM has them.
; CHECK-LABEL: .entry dot(
; CHECK: dp4a.s32.u32
; CHECK: dp2a.hi.u32.s32
define ptx_kernel void @dot(ptr %p, i32 %x, i32 %y) {
  %r = call i32 @llvm.nvvm.idp4a.s.u(i32 %x, i32 %y, i32 7)
  %q = call i32 @llvm.nvvm.idp2a.u.s(i32 %r, i32 %y, i1 true, i32 %x)
  store i32 %q, ptr %p
  ret void
}

declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.u.s(i32, i32, i1, i32)
