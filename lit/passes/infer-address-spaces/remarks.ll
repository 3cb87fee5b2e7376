; RUN: opt-go %s -passes=infer-address-spaces -pass-remarks=infer-address-spaces -disable-output 2>&1 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

;
; Remarks say which pointer is in which space.

; CHECK-DAG: remarks.ll:[[#@LINE+4]]:3: remark: pointer is in address space 3 [-Rpass=infer-address-spaces]
; CHECK-DAG: remarks.ll:[[#@LINE+4]]:3: remark: pointer is in address space 3 [-Rpass=infer-address-spaces]
; CHECK-NOT: remark:
define float @f(ptr addrspace(3) %s, i64 %i) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %q
  ret float %v
}
