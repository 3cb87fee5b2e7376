; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
;
; On AMD's GPUs constant memory is global memory that the kernel only reads.
target triple = "amdgcn-amd-amdhsa"

; CHECK-DAG:  MayAlias: i32 addrspace(4)* %c, i32 addrspace(1)* %g
; CHECK-DAG:  MayAlias: i32 addrspace(6)* %d, i32 addrspace(1)* %g
; CHECK-DAG:  NoAlias: i32 addrspace(1)* %g, i32 addrspace(3)* %s
; CHECK-DAG:  NoAlias: i32 addrspace(4)* %c, i32 addrspace(3)* %s
define void @f(ptr addrspace(1) %g, ptr addrspace(4) %c, ptr addrspace(6) %d, ptr addrspace(3) %s) {
  load i32, ptr addrspace(1) %g
  load i32, ptr addrspace(4) %c
  load i32, ptr addrspace(6) %d
  load i32, ptr addrspace(3) %s
  ret void
}
