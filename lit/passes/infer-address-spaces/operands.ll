; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Intrinsics that take a pointer into any space.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i1 @llvm.is.constant.p0(ptr)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)

; CHECK-LABEL: @all(
; CHECK-NEXT:   %q = getelementptr i32, ptr addrspace(3) %s, i64 3
; CHECK-NEXT:   %o = call i64 @llvm.objectsize.i64.p3(ptr addrspace(3) %q, i1 false, i1 false, i1 false)
; CHECK-NEXT:   call void @llvm.prefetch.p3(ptr addrspace(3) %q, i32 0, i32 0, i32 1)
; CHECK-NEXT:   %k = call i1 @llvm.is.constant.p3(ptr addrspace(3) %q)
; CHECK-NEXT:   %v = call <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3) %q, i32 4, <4 x i1> %m, <4 x i32> poison)
; CHECK-NEXT:   call void @llvm.masked.store.v4i32.p3(<4 x i32> %v, ptr addrspace(3) %q, i32 4, <4 x i1> %m)
; CHECK-NEXT:   %w = zext i1 %k to i64
; CHECK-NEXT:   %r = add i64 %o, %w
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @all(ptr addrspace(3) %s, <4 x i1> %m) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = getelementptr i32, ptr %p, i64 3
  %o = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 false, i1 false)
  call void @llvm.prefetch.p0(ptr %q, i32 0, i32 0, i32 1)
  %k = call i1 @llvm.is.constant.p0(ptr %q)
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %q, i32 4, <4 x i1> %m, <4 x i32> poison)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %q, i32 4, <4 x i1> %m)
  %w = zext i1 %k to i64
  %r = add i64 %o, %w
  ret i64 %r
}
