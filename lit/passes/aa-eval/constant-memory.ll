; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
; Constant memory is never written, by calls neither.

; CHECK-LABEL: Function: f:
; CHECK-DAG: NoAlias: i32 addrspace(4)* %c, i32 addrspace(1)* %g
; CHECK-DAG: NoModRef: Ptr: i32* %c <-> call void @any()
; CHECK-DAG: Both ModRef: Ptr: i32* %g <-> call void @any()

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @any()

define void @f(ptr addrspace(4) %c, ptr addrspace(1) %g) {
  %v = load i32, ptr addrspace(4) %c
  store i32 %v, ptr addrspace(1) %g
  call void @any()
  ret void
}
