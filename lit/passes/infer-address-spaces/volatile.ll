; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Volatile loads and stores exist in the spaces; volatile atomics stay.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @accesses(
; CHECK-NEXT:   %q = getelementptr i32, ptr addrspace(1) %g, i64 4
; CHECK-NEXT:   %v = load volatile i32, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   store volatile i32 %n, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @accesses(ptr addrspace(1) %g, i32 %n) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %q = getelementptr i32, ptr %p, i64 4
  %v = load volatile i32, ptr %q, align 4
  store volatile i32 %n, ptr %q, align 4
  ret i32 %v
}

; CHECK-LABEL: @atomics(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   %v = atomicrmw volatile add ptr %p, i32 %n seq_cst, align 4
; CHECK-NEXT:   %w = cmpxchg volatile ptr %p, i32 %n, i32 3 seq_cst seq_cst, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @atomics(ptr addrspace(1) %g, i32 %n) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %v = atomicrmw volatile add ptr %p, i32 %n seq_cst, align 4
  %w = cmpxchg volatile ptr %p, i32 %n, i32 3 seq_cst seq_cst, align 4
  ret i32 %v
}
