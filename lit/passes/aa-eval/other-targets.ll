; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
; Address spaces mean that much on GPUs only: elsewhere two of them may be one.

; CHECK-LABEL: Function: f:
; CHECK: MayAlias: i32 addrspace(1)* %g, i32 addrspace(3)* %s

target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  %b = load i32, ptr addrspace(1) %g
  %d = load i32, ptr addrspace(3) %s
  ret void
}
