; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Both sides of a compare change together.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @two(
; CHECK-NEXT:  %c = icmp eq ptr addrspace(3) %s, %t
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @two(ptr addrspace(3) %s, ptr addrspace(3) %t) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = addrspacecast ptr addrspace(3) %t to ptr
  %c = icmp eq ptr %p, %q
  ret i1 %c
}

; CHECK-LABEL: @other(
; CHECK-NEXT:  %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:  %c = icmp eq ptr %p, %t
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @other(ptr addrspace(3) %s, ptr %t) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %c = icmp eq ptr %p, %t
  ret i1 %c
}
