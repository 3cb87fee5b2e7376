; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Tests of a pointer whose space is known fold; pointers through launder and strip stay known.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)

; CHECK-LABEL: @yes(
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @yes(ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %r = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %r
}

; CHECK-LABEL: @no(
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @no(ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %r = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  ret i1 %r
}

; CHECK-LABEL: @unknown(
; CHECK-NEXT:   %r = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @unknown(ptr %p) {
  %r = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  ret i1 %r
}

; CHECK-LABEL: @through(
; CHECK-NEXT:   %l = call ptr addrspace(3) @llvm.launder.invariant.group.p3(ptr addrspace(3) %s)
; CHECK-NEXT:   %t = call ptr addrspace(3) @llvm.strip.invariant.group.p3(ptr addrspace(3) %l)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %t, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @through(ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %l = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %t = call ptr @llvm.strip.invariant.group.p0(ptr %l)
  %v = load i32, ptr %t, align 4
  ret i32 %v
}
