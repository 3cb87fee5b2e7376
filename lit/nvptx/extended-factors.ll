; A product of numbers that fit 32 bits is one instruction, with an addition of 64 bits in it: loads
; leave the extension to it, and bytes and shorts are extended to 32 bits first.

; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_80 -mattr=+ptx70 -o %t.ptx
; RUN: FileCheck %s < %t.ptx
; RUN: printf '\375\377\377\377\000\224\065\167' > %t.words
; RUN: printf '\375\377\320\212' > %t.shorts
; RUN: printf '\000\224\065\167' > %t.large
; RUN: printf '\000\154\312\210' > %t.low
; RUN: ptx-run %t.ptx -kernel words -arg buf:%t.words -arg zero:8 -dump 1:%t.bin && od -A n -t d8 %t.bin | FileCheck %s --check-prefix=WORDS
; RUN: ptx-run %t.ptx -kernel shorts -arg buf:%t.shorts -arg buf:%t.large -arg zero:16 -dump 2:%t.bin && od -A n -t d8 %t.bin | FileCheck %s --check-prefix=SHORTS
; RUN: ptx-run %t.ptx -kernel mixed -arg buf:%t.words -arg buf:%t.low -arg zero:8 -dump 2:%t.bin && od -A n -t d8 %t.bin | FileCheck %s --check-prefix=MIXED

target triple = "nvptx64-nvidia-cuda"

; WORDS: -6000000000
; CHECK-LABEL: .entry words(
; CHECK-COUNT-2: ld.global.u32 %r
; CHECK: mul.wide.s32
define ptx_kernel void @words(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a = load i32, ptr addrspace(1) %p
  %b = load i32, ptr addrspace(1) %q
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %m = mul nsw i64 %x, %y
  store i64 %m, ptr addrspace(1) %out
  ret void
}

; SHORTS: -6000000000 -3932130000
; CHECK-LABEL: .entry shorts(
; CHECK: mul.wide.s32
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, {{%r[0-9]+}}, 131071;
define ptx_kernel void @shorts(ptr addrspace(1) %p, ptr addrspace(1) %w, ptr addrspace(1) %out) {
  %q = getelementptr i16, ptr addrspace(1) %p, i64 1
  %a = load i16, ptr addrspace(1) %p
  %b = load i16, ptr addrspace(1) %q
  %c = load i32, ptr addrspace(1) %w
  %x = sext i16 %a to i64
  %y = sext i16 %b to i64
  %z = sext i32 %c to i64
  %m = mul nsw i64 %x, %z
  %n = mul nsw i64 %y, 131071
  store i64 %m, ptr addrspace(1) %out
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %n, ptr addrspace(1) %o
  ret void
}

; A short without sign is no negative number of 32 bits; a word without sign may be one.
; MIXED: -131066000000000
; CHECK-LABEL: .entry mixed(
; CHECK: mul.wide.s32
define ptx_kernel void @mixed(ptr addrspace(1) %p, ptr addrspace(1) %w, ptr addrspace(1) %out) {
  %a = load i16, ptr addrspace(1) %p
  %c = load i32, ptr addrspace(1) %w
  %x = zext i16 %a to i64
  %z = sext i32 %c to i64
  %m = mul nsw i64 %x, %z
  store i64 %m, ptr addrspace(1) %out
  ret void
}

; CHECK-LABEL: .entry unlike(
; CHECK-NOT: mul.wide
; CHECK: mul.lo.s64
define ptx_kernel void @unlike(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %z = sext i32 %b to i64
  %m = mul nsw i64 %x, %z
  store i64 %m, ptr addrspace(1) %p
  ret void
}
