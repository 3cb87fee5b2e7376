; All queries are answered, and comparisons of the answers are folded up to the branches; unreachable blocks stay.
; RUN: opt-go %s -passes=nvvm-reflect -mcpu=sm_80 -S -verify-each | FileCheck %s
; RUN: opt-go %s -passes=nvvm-reflect -S -stats -disable-output 2>&1 | FileCheck %s --check-prefix=STATS
; RUN: opt-go %s -passes=nvvm-reflect -nvvm-reflect-enable=false -S | FileCheck %s --check-prefix=OFF
; OFF: define float @branch(
; OFF-NEXT: call i32 @__nvvm_reflect(ptr @ftz)
; STATS: 5 nvvm-reflect - Number of reflect calls answered
target triple = "nvptx64-nvidia-cuda"

@ftz = private constant [11 x i8] c"__CUDA_FTZ\00"
@arch = private addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00"
@what = private constant [5 x i8] c"what\00"

declare i32 @__nvvm_reflect(ptr)
declare i32 @__nvvm_reflect_ocl(ptr addrspace(4))
declare i32 @llvm.nvvm.reflect(ptr)

; CHECK-LABEL: @branch(
; CHECK-NEXT: br label %a
; CHECK: a: ; preds = %0
; CHECK: b: ; No predecessors!
; CHECK: phi float [ %y, %a ], [ %z, %b ]
define float @branch(float %x) {
  %r = call i32 @__nvvm_reflect(ptr @ftz)
  %c = icmp ne i32 %r, 0
  br i1 %c, label %a, label %b
a:
  %y = fadd float %x, 1.0
  br label %e
b:
  %z = fadd float %x, 2.0
  br label %e
e:
  %p = phi float [ %y, %a ], [ %z, %b ]
  ret float %p
}

; CHECK-LABEL: @select(
; CHECK-NEXT: %s = select i1 true, i32 %x, i32 80
define i32 @select(i32 %x) {
  %r = call i32 @llvm.nvvm.reflect(ptr addrspacecast (ptr addrspace(4) @arch to ptr))
  %d = udiv i32 %r, 10
  %c = icmp ugt i32 %d, 30
  %s = select i1 %c, i32 %x, i32 %d
  ret i32 %s
}

; CHECK-LABEL: @switch(
; CHECK-NEXT: br label %new
; CHECK: old:
; CHECK-NEXT: ret i32 1
define i32 @switch() {
  %r = call i32 @__nvvm_reflect_ocl(ptr addrspace(4) @arch)
  switch i32 %r, label %old [
    i32 700, label %old
    i32 800, label %new
  ]
old:
  %p = phi i32 [ 1, %0 ], [ 1, %0 ]
  ret i32 %p
new:
  ret i32 2
}

; CHECK-LABEL: @unknown(
; CHECK-NEXT: ret i32 0
define i32 @unknown() {
  %r = call i32 @__nvvm_reflect(ptr @what)
  ret i32 %r
}

; CHECK-LABEL: @stored(
; CHECK-NEXT: store i32 1, ptr %p
define void @stored(ptr %p) {
  %r = call i32 @__nvvm_reflect(ptr @ftz)
  store i32 %r, ptr %p
  ret void
}

; A question that is not known before the program runs stays.
; CHECK-LABEL: @variable(
; CHECK-NEXT: call i32 @__nvvm_reflect(ptr %q)
define i32 @variable(ptr %q) {
  %r = call i32 @__nvvm_reflect(ptr %q)
  ret i32 %r
}

!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
