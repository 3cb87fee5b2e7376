; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Address computations from a cast on become computations in the space.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x float] zeroinitializer, align 4

; CHECK-LABEL: @load(
; CHECK-NEXT:  %q = getelementptr inbounds float, ptr addrspace(3) @a, i64 %i
; CHECK-NEXT:  %v = load float, ptr addrspace(3) %q, align 4
; CHECK-NEXT:  ret float %v
; CHECK-NEXT: }
define float @load(i64 %i) {
  %p = addrspacecast ptr addrspace(3) @a to ptr
  %q = getelementptr inbounds float, ptr %p, i64 %i
  %v = load float, ptr %q, align 4
  ret float %v
}

; CHECK-LABEL: @store(
; CHECK-NEXT:  %q = getelementptr float, ptr addrspace(1) %g, i64 %i
; CHECK-NEXT:  %r = getelementptr i8, ptr addrspace(1) %q, i64 4
; CHECK-NEXT:  store float %v, ptr addrspace(1) %r, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @store(ptr addrspace(1) %g, i64 %i, float %v) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %q = getelementptr float, ptr %p, i64 %i
  %r = getelementptr i8, ptr %q, i64 4
  store float %v, ptr %r, align 4
  ret void
}

; CHECK-LABEL: @constant(
; CHECK-NEXT:  %v = load float, ptr addrspace(3) getelementptr inbounds ([64 x float], ptr addrspace(3) @a, i64 0, i64 2), align 4
; CHECK-NEXT:  ret float %v
; CHECK-NEXT: }
define float @constant() {
  %v = load float, ptr getelementptr inbounds ([64 x float], ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 0, i64 2), align 4
  ret float %v
}
