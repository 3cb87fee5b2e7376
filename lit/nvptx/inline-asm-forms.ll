; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_90 -mattr=+ptx84 | FileCheck %s
;
; Operands of 128 bits, numbers that are unique, and special registers in inline assembly; 128-bit atomics.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry wide(
; CHECK:       mov.b128 [[A:%rq[0-9]+]], {{[{]}}[[LO:%rd[0-9]+]], [[HI:%rd[0-9]+]]};
; CHECK:       mov.b128 {{[{]}}[[C:%rd[0-9]+]], [[D:%rd[0-9]+]]}, [[A]];
; CHECK:       st.global.v2.u64 [{{%rd[0-9]+}}], {[[C]], [[D]]};
define ptx_kernel void @wide(ptr addrspace(1) %q, i128 %n) {
  %r = call i128 asm sideeffect "mov.b128 $0, $1;", "=q,q"(i128 %n)
  store i128 %r, ptr addrspace(1) %q, align 16
  ret void
}

; CHECK-LABEL: .entry unique(
; CHECK:       mov.u32 {{%r[0-9]+}}, %reserved_smem_offset_1;
; CHECK:       ret;
define ptx_kernel void @unique(ptr addrspace(1) %q) {
  call void asm sideeffect "LAB_${:uid}: // $0", "r"(i32 1)
  %v = call i32 asm sideeffect "mov.u32 $0, %reserved_smem_offset_1;", "=r"()
  store i32 %v, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: .entry atomics(
; CHECK:       atom.relaxed.sys.global.exch.b128 [[OLD:%rq[0-9]+]], [{{%rd[0-9]+}}], {{%rq[0-9]+}};
; CHECK:       mov.b128 {{[{]}}[[LO:%rd[0-9]+]], [[HI:%rd[0-9]+]]}, [[OLD]];
; CHECK:       atom.relaxed.sys.global.cas.b128
; CHECK:       setp.eq.s64
; CHECK:       setp.eq.and.s64
define ptx_kernel void @atomics(ptr addrspace(1) %q, i128 %v, ptr addrspace(1) %ok) {
  %a = atomicrmw xchg ptr addrspace(1) %q, i128 %v monotonic
  %b = cmpxchg ptr addrspace(1) %q, i128 %a, i128 %v monotonic monotonic
  %c = extractvalue { i128, i1 } %b, 1
  %d = zext i1 %c to i32
  store i32 %d, ptr addrspace(1) %ok
  ret void
}

; Without sideeffect an unused result makes no difference where memory is written: CUDA's headers write so.
; CHECK-LABEL: .entry clobbers(
; CHECK-NOT:   clock
; CHECK:       mbarrier.arrive.shared.b64 {{%rd[0-9]+}}, [{{%r[0-9]+}}];
; CHECK-NOT:   clock
; CHECK:       ret;
define ptx_kernel void @clobbers(i32 %b) {
  %a = call i64 asm "mbarrier.arrive.shared.b64 $0, [$1];", "=l,r,~{memory}"(i32 %b)
  %c = call i32 asm "mov.u32 $0, %clock;", "=r"()
  ret void
}
