; RUN: opt-go %s -mtriple=amdgcn-amd-amdhsa -passes=infer-address-spaces -S | FileCheck %s
;
; Other targets define no-op casts, the facts about loads, and the intrinsics that are overloaded on address spaces.
; AMD's GPUs have 32-bit pointers into shared memory, so masks are cut.

declare i1 @llvm.amdgcn.is.shared(ptr)
declare i1 @llvm.amdgcn.is.private(ptr)
declare void @llvm.assume(i1)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare float @llvm.amdgcn.flat.atomic.fmin.f32.p0.f32(ptr, float)

; CHECK-LABEL: @mask(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %a = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %m)
; CHECK-NEXT:   %1 = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) %s, i32 -8)
; CHECK-NEXT:   %2 = call ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1) %g, i64 %m)
; CHECK-NEXT:   %x = load i32, ptr %a, align 4
; CHECK-NEXT:   %y = load i32, ptr addrspace(3) %1, align 4
; CHECK-NEXT:   %z = load i32, ptr addrspace(1) %2, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @mask(ptr addrspace(3) %s, i64 %m, ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  %a = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %m)
  %b = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  %c = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 %m)
  %x = load i32, ptr %a, align 4
  %y = load i32, ptr %b, align 4
  %z = load i32, ptr %c, align 4
  ret i32 %x
}

; CHECK-LABEL: @predicate(
; CHECK-NEXT:   %c = call i1 @llvm.amdgcn.is.shared(ptr %p)
; CHECK-NEXT:   %d = call i1 @llvm.amdgcn.is.private(ptr %p)
; CHECK-NEXT:   %nc = xor i1 %c, true
; CHECK-NEXT:   %nd = xor i1 %d, true
; CHECK-NEXT:   %b = and i1 %nc, %nd
; CHECK-NEXT:   call void @llvm.assume(i1 %b)
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %g = getelementptr float, ptr addrspace(1) %1, i64 %i
; CHECK-NEXT:   %v = load float, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
define float @predicate(ptr %p, i64 %i) {
  %c = call i1 @llvm.amdgcn.is.shared(ptr %p)
  %d = call i1 @llvm.amdgcn.is.private(ptr %p)
  %nc = xor i1 %c, true
  %nd = xor i1 %d, true
  %b = and i1 %nc, %nd
  call void @llvm.assume(i1 %b)
  %g = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %g, align 4
  ret float %v
}

; CHECK-LABEL: @kernel(
; CHECK-NEXT:   %g = load ptr, ptr addrspace(4) %args, align 8
; CHECK-NEXT:   %1 = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   store i32 0, ptr addrspace(1) %1, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define amdgpu_kernel void @kernel(ptr addrspace(4) %args) {
  %g = load ptr, ptr addrspace(4) %args, align 8
  store i32 0, ptr %g, align 4
  ret void
}

; CHECK-LABEL: @atomic(
; CHECK-NEXT:   %v = call float @llvm.amdgcn.flat.atomic.fmin.f32.p1.f32(ptr addrspace(1) %g, float 1.000000e+00)
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
define float @atomic(ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %v = call float @llvm.amdgcn.flat.atomic.fmin.f32.p0.f32(ptr %p, float 1.0)
  ret float %v
}

; CHECK-LABEL: @pair(
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @pair(ptr addrspace(1) %g) {
  %i = ptrtoint ptr addrspace(1) %g to i64
  %p = inttoptr i64 %i to ptr
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @volatile(ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %v = load volatile i32, ptr %p, align 4
  ret i32 %v
}
