; Two halves, or bfloats, are one register on NVPTX, and two floats since Blackwell: where these are
; aligned, or computed with often enough, they are computed together. Others stay as they are.
; RUN: opt-go -passes=slp-vectorizer -mcpu=sm_80 -S %s | FileCheck %s --check-prefixes=CHECK,SM80
; RUN: opt-go -passes=slp-vectorizer -mcpu=sm_100 -mattr=+ptx86 -S %s | FileCheck %s --check-prefixes=CHECK,SM100
; RUN: opt-go -passes=slp-vectorizer -mcpu=sm_50 -S %s | FileCheck %s --check-prefix=SM50

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define void @half(
; CHECK: [[X:%.*]] = load <2 x half>, ptr addrspace(1) %p, align 4
; CHECK: [[Y:%.*]] = fmul <2 x half> [[X]],
; CHECK: store <2 x half> [[Y]], ptr addrspace(1) %q, align 4
; SM50-LABEL: define void @half(
; SM50-NOT: <2 x half>
; SM50: ret void
define void @half(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 2
  %a = load half, ptr addrspace(1) %p, align 4
  %b = load half, ptr addrspace(1) %p1, align 2
  %c = fmul half %a, 3.0
  %d = fmul half %b, 5.0
  store half %c, ptr addrspace(1) %q, align 4
  store half %d, ptr addrspace(1) %q1, align 2
  ret void
}

; What is not aligned has to be packed and taken apart, for which one product is too few.
; CHECK-LABEL: define void @unaligned(
; CHECK-NOT: <2 x half>
; CHECK: ret void
define void @unaligned(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 2
  %a = load half, ptr addrspace(1) %p, align 2
  %b = load half, ptr addrspace(1) %p1, align 2
  %c = fmul half %a, 3.0
  %d = fmul half %b, 5.0
  store half %c, ptr addrspace(1) %q, align 2
  store half %d, ptr addrspace(1) %q1, align 2
  ret void
}

; A product that becomes part of a sum is no operation that could be saved.
; CHECK-LABEL: define void @fused(
; CHECK-NOT: <2 x half>
; CHECK: ret void
define void @fused(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, half %x, half %y) {
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 2
  %a = load half, ptr addrspace(1) %p, align 2
  %b = load half, ptr addrspace(1) %p1, align 2
  %c = fmul contract half %a, 3.0
  %d = fmul contract half %b, 5.0
  %e = fadd contract half %c, 7.0
  %f = fadd contract half %d, 9.0
  store half %e, ptr addrspace(1) %q, align 4
  store half %f, ptr addrspace(1) %q1, align 2
  ret void
}

; Rounding makes pairs of bfloats at once; the floats are single registers.
; CHECK-LABEL: define void @round(
; CHECK: [[X:%.*]] = load <2 x bfloat>
; CHECK: [[W:%.*]] = fpext <2 x bfloat> [[X]] to <2 x float>
; CHECK: [[M:%.*]] = fmul <2 x float> [[W]],
; CHECK: [[R:%.*]] = fptrunc <2 x float> [[M]] to <2 x bfloat>
; CHECK: store <2 x bfloat> [[R]]
define void @round(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 2
  %a = load bfloat, ptr addrspace(1) %p, align 4
  %b = load bfloat, ptr addrspace(1) %p1, align 2
  %c = fpext bfloat %a to float
  %d = fpext bfloat %b to float
  %e = fmul float %c, 3.0
  %f = fmul float %d, 5.0
  %g = fptrunc float %e to bfloat
  %h = fptrunc float %f to bfloat
  store bfloat %g, ptr addrspace(1) %q, align 4
  store bfloat %h, ptr addrspace(1) %q1, align 2
  ret void
}

; CHECK-LABEL: define void @float(
; SM80-NOT: <2 x float>
; SM100: fadd <2 x float>
; CHECK: ret void
define void @float(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 4
  %a = load float, ptr addrspace(1) %p, align 4
  %b = load float, ptr addrspace(1) %p1, align 4
  %c = fadd float %a, 3.0
  %d = fadd float %b, 5.0
  store float %c, ptr addrspace(1) %q, align 4
  store float %d, ptr addrspace(1) %q1, align 4
  ret void
}
