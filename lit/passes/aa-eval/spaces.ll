; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
;
; On the GPU two memory spaces do not overlap unless one is the generic one, and constant memory is not written.

target triple = "nvptx64-nvidia-cuda"

declare void @any()

; CHECK-LABEL: Function: spaces:
; CHECK-DAG: NoAlias: i32 addrspace(1)* %g, i32 addrspace(3)* %s
; CHECK-DAG: MayAlias: i32* %f, i32 addrspace(1)* %g
; CHECK-DAG: NoAlias: i32 addrspace(4)* %c, i32 addrspace(1)* %g
; CHECK-DAG: Both ModRef: Ptr: i32* %s <-> call void @any()
; CHECK-DAG: NoModRef: Ptr: i32* %c <-> call void @any()
define void @spaces(ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(4) %c, ptr %f) {
  store i32 0, ptr addrspace(1) %g
  store i32 0, ptr addrspace(3) %s
  %x = load i32, ptr addrspace(4) %c
  store i32 %x, ptr %f
  call void @any()
  ret void
}
