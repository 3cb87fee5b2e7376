; RUN: opt-go %s -passes=infer-address-spaces -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s
;
; As LLVM 22 does it: allocas, arguments of kernels, fake uses, and where the operand of a phi is cast.

target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.fake.use(...)

; The host hands global memory to a kernel, but not what is passed by value.
; CHECK-LABEL: @kernel(
; CHECK-NEXT:  %1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:  %x = load i32, ptr %q, align 4
; CHECK-NEXT:  store i32 %x, ptr addrspace(1) %1, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define ptx_kernel void @kernel(ptr %p, ptr byval(i32) %q) {
  %x = load i32, ptr %q
  store i32 %x, ptr %p
  ret void
}

; CHECK-LABEL: @not_a_kernel(
; CHECK-NEXT:  store i32 1, ptr %p, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @not_a_kernel(ptr %p) {
  store i32 1, ptr %p
  ret void
}

; Stack memory is local. A user that needs a generic pointer gets one back.
; CHECK-LABEL: @stack(
; CHECK-NEXT:  %p = alloca [10 x i32], align 4
; CHECK-NEXT:  %1 = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:  %g = getelementptr i32, ptr addrspace(5) %1, i32 %i
; CHECK-NEXT:  %2 = addrspacecast ptr addrspace(5) %g to ptr
; CHECK-NEXT:  store i32 1, ptr addrspace(5) %g, align 4
; CHECK-NEXT:  call void @use(ptr %2)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @stack(i32 %i) {
  %p = alloca [10 x i32]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %g
  call void @use(ptr %g)
  ret void
}

; Markers are about the alloca.
; CHECK-LABEL: @marked(
; CHECK-NEXT:  %p = alloca i32, align 4
; CHECK-NEXT:  %1 = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:  call void @llvm.lifetime.start.p0(ptr %p)
; CHECK-NEXT:  store i32 1, ptr addrspace(5) %1, align 4
; CHECK-NEXT:  %x = load i32, ptr addrspace(5) %1, align 4
; CHECK-NEXT:  call void @llvm.lifetime.end.p0(ptr %p)
; CHECK-NEXT:  ret i32 %x
; CHECK-NEXT: }
define i32 @marked() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 1, ptr %p
  %x = load i32, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret i32 %x
}

; CHECK-LABEL: @fake_use(
; CHECK-NEXT:  %g = getelementptr i8, ptr addrspace(1) %p, i64 16
; CHECK-NEXT:  call void (...) @llvm.fake.use(ptr addrspace(1) %g, i32 1, ptr addrspace(1) %p)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @fake_use(ptr addrspace(1) %p) {
  %c = addrspacecast ptr addrspace(1) %p to ptr
  %g = getelementptr i8, ptr %c, i64 16
  call void (...) @llvm.fake.use(ptr %g, i32 1, ptr %c)
  ret void
}

; What an assumption says of the operand of a phi is cast where the operand is defined.
; CHECK-LABEL: @phi(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %p = load ptr, ptr %from, align 8
; CHECK-NEXT:  %0 = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:  %x = load i32, ptr %from, align 4
; CHECK-NEXT:  %t = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:  call void @llvm.assume(i1 %t)
; CHECK-NEXT:  br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:  %q = phi ptr addrspace(3) [ %0, %entry ]
; CHECK-NEXT:  %y = load i32, ptr addrspace(3) %q, align 4
; CHECK-NEXT:  ret i32 %y
; CHECK-NEXT: }
define i32 @phi(ptr %from) {
entry:
  %p = load ptr, ptr %from
  %x = load i32, ptr %from
  %t = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %t)
  br label %join
join:
  %q = phi ptr [ %p, %entry ]
  %y = load i32, ptr %q
  ret i32 %y
}
