; RUN: opt-go %s -mcpu=sm_100 -mattr=+ptx88 -passes=load-store-vectorizer -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s
; RUN: opt-go %s -mcpu=sm_90 -passes=load-store-vectorizer -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s --check-prefix=OLD
;
; Blackwell accesses 256 bits of global memory at once, also without some of the lanes.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @stores(
; CHECK-NEXT:   call void @llvm.masked.store.v4i64.p1(<4 x i64> <i64 1, i64 2, i64 poison, i64 4>, ptr addrspace(1) align 32 %p, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
; CHECK-NEXT:   ret void
; OLD-LABEL: @stores(
; OLD:          store <2 x i64>
define void @stores(ptr addrspace(1) %p) {
  %q1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %q3 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i64 1, ptr addrspace(1) %p, align 32
  store i64 2, ptr addrspace(1) %q1, align 8
  store i64 4, ptr addrspace(1) %q3, align 8
  ret void
}

; Not through generic pointers.
; CHECK-LABEL: @generic(
; CHECK-NOT:     masked
; CHECK:         ret void
define void @generic(ptr %p) {
  %q1 = getelementptr i8, ptr %p, i64 8
  %q3 = getelementptr i8, ptr %p, i64 24
  store i64 1, ptr %p, align 32
  store i64 2, ptr %q1, align 8
  store i64 4, ptr %q3, align 8
  ret void
}
