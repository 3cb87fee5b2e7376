; Atomic operations on 128 bits are loops around cas.b128; those that atom lacks are loops, too.
; RUN: opt-go -emit=ptx -mcpu=sm_90 -mattr=+ptx84 %s -o - | FileCheck %s
; RUN: opt-go -emit=ptx -mcpu=sm_70 %S/Inputs/atomics-loop.ll -o %t.ptx
; RUN: ptx-run %t.ptx -kernel k -block 4 -arg zero:16 -dump 0:%t.out
; RUN: od -A n -t x2 -w16 %t.out | FileCheck %s -check-prefix=VALUES
; RUN: opt-go -emit=ptx -mcpu=sm_30 %S/Inputs/atomics-loop.ll -o - | FileCheck %s -check-prefix=OLD

; CHECK-LABEL: sum(
; CHECK:       ld.volatile.global.v2.u64
; CHECK:       [[L:\$L__BB[0-9_]+]]:
; CHECK:       add.cc.s64
; CHECK:       atom.relaxed.gpu.global.cas.b128
; CHECK:       bra {{.*}}[[L]];
define i128 @sum(ptr addrspace(1) %p, i128 %x) {
  %a = atomicrmw add ptr addrspace(1) %p, i128 %x syncscope("device") monotonic
  ret i128 %a
}

; CHECK-LABEL: largest(
; CHECK:       atom.acq_rel.sys.global.cas.b128
define i128 @largest(ptr addrspace(1) %p, i128 %x) {
  %a = atomicrmw umax ptr addrspace(1) %p, i128 %x acq_rel
  ret i128 %a
}

; CHECK-LABEL: load(
; CHECK:       atom.acquire.sys.global.cas.b128
; CHECK-LABEL: store(
; CHECK:       atom.release.sys.global.exch.b128
define i128 @load(ptr addrspace(1) %p) {
  %a = load atomic i128, ptr addrspace(1) %p acquire, align 16
  ret i128 %a
}
define void @store(ptr addrspace(1) %p, i128 %x) {
  store atomic i128 %x, ptr addrspace(1) %p release, align 16
  ret void
}

; VALUES: 7fff 0000 0000 001c 0100 0000 00ff 0000

; OLD: atom.{{.*}}cas.b64
