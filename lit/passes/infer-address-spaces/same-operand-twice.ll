; A pointer that is the address and another operand of one access is replaced at its last place only: the address of a
; store, but what a cmpxchg compares with, which has to stay generic.
; RUN: opt-go %s -mtriple=amdgcn-amd-amdhsa -passes=infer-address-spaces -S | FileCheck %s

; CHECK: store ptr %x, ptr addrspace(1) %p
; CHECK: cmpxchg ptr %x, ptr %x, ptr null
define void @f(ptr addrspace(1) %p) {
  %x = addrspacecast ptr addrspace(1) %p to ptr
  store ptr %x, ptr %x
  %r = cmpxchg ptr %x, ptr %x, ptr null seq_cst monotonic
  ret void
}
