; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
; A memcpy from global to shared memory writes one and reads the other.

; CHECK-LABEL: Function: f:
; CHECK-DAG: Just Mod: Ptr: i32* %s <-> call void @llvm.memcpy.p3.p1.i64
; CHECK-DAG: Just Ref: Ptr: i32* %g <-> call void @llvm.memcpy.p3.p1.i64
; CHECK-DAG: NoModRef: Ptr: i32* %l <-> call void @llvm.memcpy.p3.p1.i64

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)

define void @f(ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l) {
  %a = load i32, ptr addrspace(1) %g
  %b = load i32, ptr addrspace(3) %s
  store i32 0, ptr addrspace(5) %l
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) %s, ptr addrspace(1) %g, i64 16, i1 false)
  ret void
}
