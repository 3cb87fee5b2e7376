; RUN: opt-go %s -passes=infer-argument-spaces -S | FileCheck %s
;
; All calls pass shared memory, so the callee computes in it, and so do users of its result.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x float] undef, align 4

; CHECK-LABEL: {{^}}define {{.*}}@leaf(
; CHECK-NEXT:   %p.space = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %p.flat = addrspacecast ptr addrspace(3) %p.space to ptr
; CHECK-NEXT:   %q = getelementptr float, ptr %p.flat, i64 %i
; CHECK-NEXT:   %v = load float, ptr %q, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
define internal float @leaf(ptr %p, i64 %i) {
  %q = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %q, align 4
  ret float %v
}

; CHECK-LABEL: {{^}}define {{.*}}@next(
; CHECK-NEXT:   %p.space = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %p.flat = addrspacecast ptr addrspace(3) %p.space to ptr
; CHECK-NEXT:   %q = getelementptr float, ptr %p.flat, i64 1
; CHECK-NEXT:   ret ptr %q
; CHECK-NEXT: }
define internal ptr @next(ptr %p) {
  %q = getelementptr float, ptr %p, i64 1
  ret ptr %q
}

; CHECK-LABEL: {{^}}define {{.*}}@f(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %q = call ptr @next(ptr %p)
; CHECK-NEXT:   %q.space = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   %q.flat = addrspacecast ptr addrspace(3) %q.space to ptr
; CHECK-NEXT:   %v = load float, ptr %q.flat, align 4
; CHECK-NEXT:   %w = call float @leaf(ptr %q.flat, i64 %i)
; CHECK-NEXT:   %u = call float @leaf(ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 %i)
; CHECK-NEXT:   %r = fadd float %v, %w
; CHECK-NEXT:   %t = fadd float %u, %r
; CHECK-NEXT:   ret float %t
; CHECK-NEXT: }
define float @f(ptr addrspace(3) %s, i64 %i) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = call ptr @next(ptr %p)
  %v = load float, ptr %q, align 4
  %w = call float @leaf(ptr %q, i64 %i)
  %u = call float @leaf(ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 %i)
  %r = fadd float %v, %w
  %t = fadd float %u, %r
  ret float %t
}
