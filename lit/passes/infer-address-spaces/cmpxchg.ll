; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; The address of an exchange changes, unless it is stored too, as in LLVM.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @plain(
; CHECK-NEXT:   %x = cmpxchg ptr addrspace(1) %g, i32 0, i32 %n monotonic monotonic, align 4
; CHECK-NEXT:   %ok = extractvalue { i32, i1 } %x, 1
; CHECK-NEXT:   ret i1 %ok
; CHECK-NEXT: }
define i1 @plain(ptr addrspace(1) %g, i32 %n) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %x = cmpxchg ptr %p, i32 0, i32 %n monotonic monotonic, align 4
  %ok = extractvalue { i32, i1 } %x, 1
  ret i1 %ok
}

; CHECK-LABEL: @pointer(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %x = cmpxchg ptr %p, ptr %q, ptr %p monotonic monotonic, align 8
; CHECK-NEXT:   %ok = extractvalue { ptr, i1 } %x, 1
; CHECK-NEXT:   ret i1 %ok
; CHECK-NEXT: }
define i1 @pointer(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %q = addrspacecast ptr addrspace(3) %s to ptr
  %x = cmpxchg ptr %p, ptr %q, ptr %p monotonic monotonic, align 8
  %ok = extractvalue { ptr, i1 } %x, 1
  ret i1 %ok
}
