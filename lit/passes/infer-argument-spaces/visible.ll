; RUN: opt-go %s -passes=infer-argument-spaces -S | FileCheck %s
;
; A function that others may call can be passed anything.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: {{^}}define {{.*}}@leaf(
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @leaf(ptr %p) {
  store i32 0, ptr %p, align 4
  ret void
}

; CHECK-LABEL: {{^}}define {{.*}}@caller(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   call void @leaf(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @caller(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  call void @leaf(ptr %p)
  ret void
}
