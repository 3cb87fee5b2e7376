; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Atomics and memory intrinsics have a form for each space.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: @copy(
; CHECK-NEXT:  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %s, ptr addrspace(1) align 4 %g, i64 64, i1 false)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @copy(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 64, i1 false)
  ret void
}

; CHECK-LABEL: @set(
; CHECK-NEXT:  call void @llvm.memset.p3.i64(ptr addrspace(3) align 4 %s, i8 0, i64 64, i1 false)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @set(ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 64, i1 false)
  ret void
}

; CHECK-LABEL: @atomic(
; CHECK-NEXT:  %v = atomicrmw add ptr addrspace(1) %g, i32 1 seq_cst, align 4
; CHECK-NEXT:  ret i32 %v
; CHECK-NEXT: }
define i32 @atomic(ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %v = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret i32 %v
}
