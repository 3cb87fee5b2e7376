; RUN: opt-go %s -passes=infer-argument-spaces -S | FileCheck %s
;
; A parameter that is passed by value points to a copy.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: {{^}}define {{.*}}@leaf(
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define internal i32 @leaf(ptr byval(i32) %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; CHECK-LABEL: {{^}}define {{.*}}@caller(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   %v = call i32 @leaf(ptr byval(i32) %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @caller(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  %v = call i32 @leaf(ptr byval(i32) %p)
  ret void
}
