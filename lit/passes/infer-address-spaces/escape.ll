; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; A user of the generic pointer gets it cast back.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)

; CHECK-LABEL: @called(
; CHECK-NEXT:  %q = getelementptr float, ptr addrspace(3) %s, i64 %i
; CHECK-NEXT:  %1 = addrspacecast ptr addrspace(3) %q to ptr
; CHECK-NEXT:  %v = load float, ptr addrspace(3) %q, align 4
; CHECK-NEXT:  call void @use(ptr %1)
; CHECK-NEXT:  ret float %v
; CHECK-NEXT: }
define float @called(ptr addrspace(3) %s, i64 %i) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %q, align 4
  call void @use(ptr %q)
  ret float %v
}

; CHECK-LABEL: @stored(
; CHECK-NEXT:  %q = getelementptr i8, ptr addrspace(3) %s, i64 8
; CHECK-NEXT:  %1 = addrspacecast ptr addrspace(3) %q to ptr
; CHECK-NEXT:  store ptr %1, ptr %m, align 8
; CHECK-NEXT:  store i8 0, ptr addrspace(3) %q, align 1
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @stored(ptr addrspace(3) %s, ptr %m) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = getelementptr i8, ptr %p, i64 8
  store ptr %q, ptr %m, align 8
  store i8 0, ptr %q, align 1
  ret void
}
