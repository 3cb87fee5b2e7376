; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; Address spaces with short pointers have short indices.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64-p3:32:32"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @shared(
; CHECK-NEXT:  %1 = trunc i64 %i to i32
; CHECK-NEXT:  %2 = getelementptr float, ptr addrspace(3) %p, i32 %1
; CHECK-NEXT:  %q2 = getelementptr i8, ptr addrspace(3) %2, i32 20
; CHECK-NEXT:  ret ptr addrspace(3) %q2
; CHECK-NEXT: }
define ptr addrspace(3) @shared(ptr addrspace(3) %p, i64 %i) {
  %j = add i64 %i, 5
  %q = getelementptr float, ptr addrspace(3) %p, i64 %j
  ret ptr addrspace(3) %q
}

; CHECK-LABEL: @global(
; CHECK-NEXT:  %1 = sext i32 %i to i64
; CHECK-NEXT:  %2 = getelementptr float, ptr addrspace(1) %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr i8, ptr addrspace(1) %2, i64 20
; CHECK-NEXT:  ret ptr addrspace(1) %q2
; CHECK-NEXT: }
define ptr addrspace(1) @global(ptr addrspace(1) %p, i32 %i) {
  %j = add nsw i32 %i, 5
  %q = getelementptr float, ptr addrspace(1) %p, i32 %j
  ret ptr addrspace(1) %q
}
