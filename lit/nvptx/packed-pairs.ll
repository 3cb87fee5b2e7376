; Pairs of floats are one operation on Blackwell; φs carry pairs; floats are rounded to pairs at once.
; RUN: opt-go %s -emit=ptx -mcpu=sm_100 -mattr=+ptx86 | FileCheck %s --check-prefixes=CHECK,SM100
; RUN: opt-go %s -emit=ptx -mcpu=sm_80 | FileCheck %s --check-prefixes=CHECK,SM80

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry floats(
; SM100: fma.rn.f32x2 [[A:%rd[0-9]+]],
; SM100: add.rn.f32x2 [[B:%rd[0-9]+]], [[A]],
; SM100: sub.rn.f32x2 [[C:%rd[0-9]+]], [[B]],
; SM100: mul.rn.f32x2 [[D:%rd[0-9]+]], [[C]],
; SM100: neg.f32
; SM80-NOT: f32x2
; SM80: neg.f32
define ptx_kernel void @floats(ptr %p, ptr %q) {
  %x = load <2 x float>, ptr %p, align 8
  %y = load <2 x float>, ptr %q, align 8
  %f = call <2 x float> @llvm.fma.v2f32(<2 x float> %x, <2 x float> %y, <2 x float> <float 1.0, float 2.0>)
  %a = fadd <2 x float> %f, %y
  %s = fsub <2 x float> %a, %x
  %m = fmul <2 x float> %s, <float 3.0, float 4.0>
  %n = fneg <2 x float> %m
  store <2 x float> %n, ptr %p, align 8
  ret void
}

; SM100-LABEL: .entry flushed(
; SM100: add.rn.ftz.f32x2
; SM100: fma.rn.ftz.f32x2
define ptx_kernel void @flushed(ptr %p, ptr %q) #0 {
  %x = load <2 x float>, ptr %p, align 8
  %y = load <2 x float>, ptr %q, align 8
  %a = fadd <2 x float> %x, %y
  %f = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %y, <2 x float> %x)
  store <2 x float> %f, ptr %p, align 8
  ret void
}

; The accumulator stays packed around the loop.
; CHECK-LABEL: .entry accumulate(
; CHECK: $L__BB[[L:[0-9_]+]]:
; CHECK-NOT: mov.b32 {
; CHECK: ld.global.u32 [[X:%r[0-9]+]],
; CHECK-NOT: mov.b32
; CHECK: add.rn.f16x2 [[S:%r[0-9]+]], [[S]], [[X]];
; CHECK-NOT: mov.b32
; CHECK: bra{{.*}} $L__BB[[L]]
define ptx_kernel void @accumulate(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi <2 x half> [ zeroinitializer, %entry ], [ %t, %loop ]
  %g = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %x = load <2 x half>, ptr addrspace(1) %g, align 4
  %t = fadd <2 x half> %s, %x
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  store <2 x half> %t, ptr addrspace(1) %p, align 4
  ret void
}

; The first lane is the second operand.
; CHECK-LABEL: .entry round(
; CHECK: ld.global.v2.f32 {[[A:%f[0-9]+]], [[B:%f[0-9]+]]}
; CHECK: cvt.rn.f16x2.f32 [[R:%r[0-9]+]], [[B]], [[A]];
; CHECK: st.global.{{[ub]}}32 [{{.*}}], [[R]];
define ptx_kernel void @round(ptr addrspace(1) %p) {
  %x = load <2 x float>, ptr addrspace(1) %p, align 8
  %h = fptrunc <2 x float> %x to <2 x half>
  store <2 x half> %h, ptr addrspace(1) %p, align 4
  ret void
}

declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
