; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Casts that keep the bits are made where they are used, others stay.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @cast(
; CHECK:      entry:
; CHECK-NEXT:   %y = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   br i1 %c, label %l, label %m
; CHECK:      l:
; CHECK-NEXT:   %0 = ptrtoint ptr %a to i64
; CHECK-NEXT:   store i64 %0, ptr %q, align 8
; CHECK-NEXT:   store ptr addrspace(1) %y, ptr %q, align 8
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @cast(ptr %a, i1 %c, ptr %q) {
entry:
  %x = ptrtoint ptr %a to i64
  %y = addrspacecast ptr %a to ptr addrspace(1)
  br i1 %c, label %l, label %m
l:
  store i64 %x, ptr %q
  store ptr addrspace(1) %y, ptr %q
  br label %m
m:
  ret void
}
