; RUN: opt-go -emit=ptx -O0 %s -mcpu=sm_80 | FileCheck %s
;
; An index of 8 or 16 bits, and one of 64 that a mask or shift leaves 32 bits of, are multiplied and
; added by one instruction (IMAD.WIDE). A shift and an addition of 64 bits are three.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry byte(
; CHECK: and.b16 [[M:%rs[0-9]+]], {{%rs[0-9]+}}, 15;
; CHECK: cvt.u32.u8 [[X:%r[0-9]+]], [[M]];
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, [[X]], 4;
; CHECK-NOT: shl.b64
define ptx_kernel void @byte(ptr addrspace(1) %m, ptr addrspace(1) %out, i8 %x) {
  %a = and i8 %x, 15
  %i = zext i8 %a to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %m, i64 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: .entry signed(
; CHECK: cvt.s32.s16
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, {{%r[0-9]+}}, 4;
define ptx_kernel void @signed(ptr addrspace(1) %m, ptr addrspace(1) %out, i16 %x) {
  %i = sext i16 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %m, i64 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: .entry masked(
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, {{%r[0-9]+}}, 8;
; CHECK-NOT: shl.b64
define ptx_kernel void @masked(ptr addrspace(1) %m, ptr addrspace(1) %out, i64 %x) {
  %i = and i64 %x, 63
  %p = getelementptr inbounds i64, ptr addrspace(1) %m, i64 %i
  %v = load i64, ptr addrspace(1) %p, align 8
  store i64 %v, ptr addrspace(1) %out, align 8
  ret void
}

; CHECK-LABEL: .entry high(
; CHECK: shr.u64
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, {{%r[0-9]+}}, 8;
define ptx_kernel void @high(ptr addrspace(1) %m, ptr addrspace(1) %out, i64 %x) {
  %i = lshr i64 %x, 40
  %p = getelementptr inbounds i64, ptr addrspace(1) %m, i64 %i
  %v = load i64, ptr addrspace(1) %p, align 8
  store i64 %v, ptr addrspace(1) %out, align 8
  ret void
}

; An unsigned index of 8 bits: 200 is no negative number.
; CHECK-LABEL: .entry constant(
; CHECK: ld.global.u32 {{%r[0-9]+}}, [{{%rd[0-9]+}}+800];
define ptx_kernel void @constant(ptr addrspace(1) %m, ptr addrspace(1) %out, i8 %x) {
  %a = and i8 %x, 15
  %b = add nuw i8 %a, -56
  %i = zext i8 %b to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %m, i64 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

; Half of 64 bits may be too little for others.
; CHECK-LABEL: .entry whole(
; CHECK: shl.b64
define ptx_kernel void @whole(ptr addrspace(1) %m, ptr addrspace(1) %out, i64 %x) {
  %i = lshr i64 %x, 31
  %p = getelementptr inbounds i64, ptr addrspace(1) %m, i64 %i
  %v = load i64, ptr addrspace(1) %p, align 8
  store i64 %v, ptr addrspace(1) %out, align 8
  ret void
}
