; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; One edge from another space makes a φ generic, and all values computed from it.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @mixed(
; CHECK:      entry:
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK:      yes:
; CHECK-NEXT:   %a = getelementptr float, ptr addrspace(3) %s, i64 1
; CHECK-NEXT:   %0 = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT:   br label %no
; CHECK:      no:
; CHECK-NEXT:   %r = phi ptr [ %q, %entry ], [ %0, %yes ]
; CHECK-NEXT:   %v = load float, ptr %r, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
define float @mixed(ptr addrspace(3) %s, ptr addrspace(1) %g, i1 %c) {
entry:
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  br i1 %c, label %yes, label %no

yes:
  %a = getelementptr float, ptr %p, i64 1
  br label %no

no:
  %r = phi ptr [ %q, %entry ], [ %a, %yes ]
  %v = load float, ptr %r, align 4
  ret float %v
}
