; RUN: opt-go %s -S -o - | FileCheck %s
;
; The address space of an atomicrmw's pointer is what is written, also where the pointer is a constant.

target datalayout = "e-G1"
@g = addrspace(3) global i32 0

; CHECK: atomicrmw add ptr addrspace(3) null, i32 %a monotonic
; CHECK: atomicrmw add ptr addrspace(3) @g, i32 %a monotonic
; CHECK: atomicrmw xchg ptr addrspace(5) poison, ptr %p monotonic
; CHECK: atomicrmw add ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), i32 %a monotonic
; CHECK: atomicrmw add ptr addrspacecast (ptr addrspace(3) @g to ptr), i32 %a monotonic
; CHECK: atomicrmw uinc_wrap ptr addrspace(1) null, i32 %a monotonic
define void @f(i32 %a, ptr %p) {
  %1 = atomicrmw add ptr addrspace(3) null, i32 %a monotonic
  %2 = atomicrmw add ptr addrspace(3) @g, i32 %a monotonic
  %3 = atomicrmw xchg ptr addrspace(5) poison, ptr %p monotonic
  %4 = atomicrmw add ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), i32 %a monotonic
  %5 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @g to ptr), i32 %a monotonic
  %6 = atomicrmw uinc_wrap ptr addrspace("G") null, i32 %a monotonic
  ret void
}
