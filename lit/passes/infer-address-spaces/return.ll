; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; A returned pointer is computed in its space and cast back once.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:   %g = getelementptr float, ptr addrspace(3) %p, i64 %i
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %g to ptr
; CHECK-NEXT:   ret ptr %1
; CHECK-NEXT: }
define ptr @f(ptr addrspace(3) %p, i64 %i) {
  %c = addrspacecast ptr addrspace(3) %p to ptr
  %g = getelementptr float, ptr %c, i64 %i
  ret ptr %g
}
