; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Vectors of pointers, with gather and scatter.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@array = internal addrspace(3) global [10 x float] zeroinitializer, align 4

declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i32>)
declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, i32, <2 x i1>)

; CHECK-LABEL: @gather(
; CHECK-NEXT:   %g = getelementptr i32, <2 x ptr addrspace(3)> %p, i64 4
; CHECK-NEXT:   %v = call <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)> %g, i32 4, <2 x i1> <i1 true, i1 true>, <2 x i32> poison)
; CHECK-NEXT:   ret <2 x i32> %v
; CHECK-NEXT: }
define <2 x i32> @gather(<2 x ptr addrspace(3)> %p) {
  %c = addrspacecast <2 x ptr addrspace(3)> %p to <2 x ptr>
  %g = getelementptr i32, <2 x ptr> %c, i64 4
  %v = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %g, i32 4, <2 x i1> <i1 true, i1 true>, <2 x i32> poison)
  ret <2 x i32> %v
}

; CHECK-LABEL: @scatter(
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) @array, <2 x i64> %i
; CHECK-NEXT:   call void @llvm.masked.scatter.v2i32.v2p3(<2 x i32> %v, <2 x ptr addrspace(3)> %p, i32 4, <2 x i1> <i1 true, i1 true>)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @scatter(<2 x i64> %i, <2 x i32> %v) {
  %p = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @array to ptr), <2 x i64> %i
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> %v, <2 x ptr> %p, i32 4, <2 x i1> <i1 true, i1 true>)
  ret void
}

; CHECK-LABEL: @compare(
; CHECK-NEXT:   %c = icmp ult <2 x ptr addrspace(3)> %p, %q
; CHECK-NEXT:   ret <2 x i1> %c
; CHECK-NEXT: }
define <2 x i1> @compare(<2 x ptr addrspace(3)> %p, <2 x ptr addrspace(3)> %q) {
  %a = addrspacecast <2 x ptr addrspace(3)> %p to <2 x ptr>
  %b = addrspacecast <2 x ptr addrspace(3)> %q to <2 x ptr>
  %c = icmp ult <2 x ptr> %a, %b
  ret <2 x i1> %c
}
