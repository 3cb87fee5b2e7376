; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
; All pairs of spaces: two that are not generic have nothing in common; the generic one may be any.

; CHECK-LABEL: Function: f: 6 pointers
; CHECK-DAG: MayAlias: i32 addrspace(1)* %g, i32* %x
; CHECK-DAG: MayAlias: i32 addrspace(3)* %s, i32* %x
; CHECK-DAG: NoAlias: i32 addrspace(1)* %g, i32 addrspace(3)* %s
; CHECK-DAG: MayAlias: i32 addrspace(4)* %c, i32* %x
; CHECK-DAG: NoAlias: i32 addrspace(4)* %c, i32 addrspace(1)* %g
; CHECK-DAG: NoAlias: i32 addrspace(4)* %c, i32 addrspace(3)* %s
; CHECK-DAG: MayAlias: i32 addrspace(5)* %l, i32* %x
; CHECK-DAG: NoAlias: i32 addrspace(1)* %g, i32 addrspace(5)* %l
; CHECK-DAG: NoAlias: i32 addrspace(5)* %l, i32 addrspace(3)* %s
; CHECK-DAG: NoAlias: i32 addrspace(4)* %c, i32 addrspace(5)* %l
; CHECK-DAG: MayAlias: i32 addrspace(101)* %p, i32* %x
; CHECK-DAG: NoAlias: i32 addrspace(1)* %g, i32 addrspace(101)* %p
; CHECK-DAG: NoAlias: i32 addrspace(101)* %p, i32 addrspace(3)* %s
; CHECK-DAG: NoAlias: i32 addrspace(4)* %c, i32 addrspace(101)* %p
; CHECK-DAG: NoAlias: i32 addrspace(5)* %l, i32 addrspace(101)* %p

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %x, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(4) %c, ptr addrspace(5) %l, ptr addrspace(101) %p) {
  %a = load i32, ptr %x
  %b = load i32, ptr addrspace(1) %g
  %d = load i32, ptr addrspace(3) %s
  %e = load i32, ptr addrspace(4) %c
  %h = load i32, ptr addrspace(5) %l
  %i = load i32, ptr addrspace(101) %p
  ret void
}
