; Atomic operations of 128 bits are single instructions on sm_90, and run on the emulator; as LLVM 22 selects them.
; RUN: opt-go %s -emit=ptx -mcpu=sm_90 -mattr=+ptx84 -o %t.ptx
; RUN: FileCheck %s < %t.ptx
; RUN: ptx-run %t.ptx -kernel k -arg zero:64 -dump 0:%t.bin && od -A n -t d8 %t.bin | FileCheck %s --check-prefix=RUNS

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry k(
; CHECK:       atom.global.exch.b128
; CHECK:       atom.acquire.gpu.global.cas.b128
; CHECK:       atom.relaxed.gpu.global.cas.b128

; The exchange finds 0; the first comparison finds {1, 2} and stores {3, 4}; the second finds that.
; RUNS:      3 4
; RUNS-NEXT: 0 0
; RUNS-NEXT: 1 2
; RUNS-NEXT: 3 4
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %at1 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %at2 = getelementptr i8, ptr addrspace(1) %p, i64 32
  %at3 = getelementptr i8, ptr addrspace(1) %p, i64 48
  %a = atomicrmw xchg ptr addrspace(1) %p, i128 36893488147419103233 seq_cst
  store i128 %a, ptr addrspace(1) %at1, align 16
  %b = cmpxchg ptr addrspace(1) %p, i128 36893488147419103233, i128 73786976294838206467 syncscope("device") acquire monotonic
  %b0 = extractvalue { i128, i1 } %b, 0
  store i128 %b0, ptr addrspace(1) %at2, align 16
  %c = cmpxchg ptr addrspace(1) %p, i128 36893488147419103233, i128 7 syncscope("device") monotonic monotonic
  %c0 = extractvalue { i128, i1 } %c, 0
  store i128 %c0, ptr addrspace(1) %at3, align 16
  ret void
}
