; Vectors of halves are loaded, computed with and stored in pairs; vectors of bytes that are only copied stay in words.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -emit=ptx -mcpu=sm_50 | FileCheck %s --check-prefix=SM50
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry axpy(
; CHECK: ld.global.v2.u32 {[[A:%r[0-9]+]], [[B:%r[0-9]+]]}
; CHECK-NOT: mov.b32 {
; CHECK: fma.rn.f16x2 [[C:%r[0-9]+]], [[A]],
; CHECK: fma.rn.f16x2 [[D:%r[0-9]+]], [[B]],
; CHECK: xor.b32 [[E:%r[0-9]+]], [[C]], -2147450880;
; CHECK: xor.b32 [[F:%r[0-9]+]], [[D]], -2147450880;
; CHECK: st.global.v2.u32 [{{.*}}], {[[E]], [[F]]};
; SM50-LABEL: .entry axpy(
; SM50-NOT: f16x2
; SM50: mul.rn.f32
define ptx_kernel void @axpy(ptr %p, ptr %q) {
  %x = load <4 x half>, ptr %p, align 8
  %y = load <4 x half>, ptr %q, align 8
  %m = fmul contract <4 x half> %x, <half 2.0, half 3.0, half 2.0, half 3.0>
  %s = fadd contract <4 x half> %m, %y
  %n = fneg <4 x half> %s
  store <4 x half> %n, ptr %p, align 8
  ret void
}

; CHECK-LABEL: .entry lane(
; CHECK: mul.rn.f16x2 [[P:%r[0-9]+]],
; CHECK-NEXT: mov.b32 {%rs{{[0-9]+}}, [[H:%rs[0-9]+]]}, [[P]];
; CHECK-NEXT: st.global.b16 [{{.*}}], [[H]];
define ptx_kernel void @lane(ptr %p) {
  %x = load <2 x half>, ptr %p, align 4
  %m = fmul <2 x half> %x, %x
  %h = extractelement <2 x half> %m, i64 1
  store half %h, ptr %p
  ret void
}

; CHECK-LABEL: .entry copy(
; CHECK: ld.global.v4.u32 {[[W:%r[0-9]+, %r[0-9]+, %r[0-9]+, %r[0-9]+]]}
; CHECK-NEXT: st.global.v4.u32 [{{.*}}], {[[W]]};
define ptx_kernel void @copy(ptr %p, ptr %q) {
  %x = load <16 x i8>, ptr %p, align 16
  store <16 x i8> %x, ptr %q, align 16
  ret void
}

; Bytes are put together by prmt, and taken out by a shift and a conversion.
; CHECK-LABEL: .entry bytes(
; CHECK: shr.u32 {{.*}}, 24;
; CHECK: prmt.b32 {{.*}}, 64;
; CHECK: prmt.b32 {{.*}}, 21520;
define ptx_kernel void @bytes(ptr %p) {
  %x = load <8 x i8>, ptr %p, align 8
  %y = shufflevector <8 x i8> %x, <8 x i8> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  store <8 x i8> %y, ptr %p, align 8
  ret void
}
