; Exchanges of narrow numbers are minima and maxima, one instruction each; of bytes that are extended
; already, without masks. The run has the right values.

; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_80 -mattr=+ptx70 -o %t.ptx
; RUN: FileCheck %s < %t.ptx
; RUN: printf '\310\007\144' > %t.in
; RUN: ptx-run %t.ptx -kernel bytes -arg buf:%t.in -dump 0:%t.bin && od -A n -t u1 %t.bin | FileCheck %s --check-prefix=BYTES
; RUN: ptx-run %t.ptx -kernel signed -arg buf:%t.in -dump 0:%t.bin && od -A n -t u1 %t.bin | FileCheck %s --check-prefix=SIGNED

target triple = "nvptx64-nvidia-cuda"

; BYTES: 7 100 200
; SIGNED: 200 7 100

; CHECK-LABEL: .entry bytes(
; CHECK-COUNT-3: ld.global.u8
; CHECK-NOT: and.b
; CHECK: min.u16
; CHECK-NOT: and.b
; CHECK-NOT: selp
; CHECK: st.global.u8
define ptx_kernel void @bytes(ptr addrspace(1) %p) {
  %pb = getelementptr i8, ptr addrspace(1) %p, i64 1
  %pc = getelementptr i8, ptr addrspace(1) %p, i64 2
  %a = load i8, ptr addrspace(1) %p
  %b = load i8, ptr addrspace(1) %pb
  %c = load i8, ptr addrspace(1) %pc
  %1 = icmp ult i8 %b, %a
  %a1 = select i1 %1, i8 %b, i8 %a
  %b1 = select i1 %1, i8 %a, i8 %b
  %2 = icmp ult i8 %c, %b1
  %b2 = select i1 %2, i8 %c, i8 %b1
  %c2 = select i1 %2, i8 %b1, i8 %c
  %3 = icmp ugt i8 %a1, %b2
  %a3 = select i1 %3, i8 %b2, i8 %a1
  %b3 = select i1 %3, i8 %a1, i8 %b2
  store i8 %a3, ptr addrspace(1) %p
  store i8 %b3, ptr addrspace(1) %pb
  store i8 %c2, ptr addrspace(1) %pc
  ret void
}

; CHECK-LABEL: .entry signed(
; CHECK-COUNT-3: ld.global.s8
; CHECK-NOT: cvt.s16.s8
; CHECK: min.s16
; CHECK: max.s16
; CHECK-NOT: cvt.s16.s8
; CHECK: st.global.u8
define ptx_kernel void @signed(ptr addrspace(1) %p) {
  %pb = getelementptr i8, ptr addrspace(1) %p, i64 1
  %pc = getelementptr i8, ptr addrspace(1) %p, i64 2
  %a = load i8, ptr addrspace(1) %p
  %b = load i8, ptr addrspace(1) %pb
  %c = load i8, ptr addrspace(1) %pc
  %1 = icmp slt i8 %b, %a
  %a1 = select i1 %1, i8 %b, i8 %a
  %b1 = select i1 %1, i8 %a, i8 %b
  %b2 = call i8 @llvm.smin.i8(i8 %c, i8 %b1)
  %c2 = call i8 @llvm.smax.i8(i8 %c, i8 %b1)
  store i8 %a1, ptr addrspace(1) %p
  store i8 %b2, ptr addrspace(1) %pb
  store i8 %c2, ptr addrspace(1) %pc
  ret void
}

; The comparison is needed anyway, so that a minimum would not save it; a choice by equality is none.
; CHECK-LABEL: .entry others(
; CHECK-NOT: min
; CHECK-NOT: max
; CHECK: ret;
define ptx_kernel void @others(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %1 = icmp ult i32 %b, %a
  %x = select i1 %1, i32 %b, i32 %a
  %y = select i1 %1, i32 17, i32 4
  %2 = icmp eq i32 %b, 5
  %z = select i1 %2, i32 %b, i32 5
  %s = add i32 %x, %y
  %t = zext i1 %1 to i32
  %r = add i32 %s, %t
  %q = xor i32 %r, %z
  store i32 %q, ptr addrspace(1) %p
  ret void
}

declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
