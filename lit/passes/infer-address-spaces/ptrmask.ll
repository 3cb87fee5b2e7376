; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; A mask that clears low bits only is the same in every space; one that may clear more is not.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

; CHECK-LABEL: @low(
; CHECK-NEXT:   %1 = call ptr addrspace(3) @llvm.ptrmask.p3.i64(ptr addrspace(3) %s, i64 -16)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %1, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @low(ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

; CHECK-LABEL: @unknown(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %m)
; CHECK-NEXT:   %v = load i32, ptr %q, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @unknown(ptr addrspace(3) %s, i64 %m) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %m)
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
