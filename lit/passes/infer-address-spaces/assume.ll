; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; An assumed space test holds where the assumption dominates the computation.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare void @llvm.assume(i1)
declare void @use(ptr)

; CHECK-LABEL: @dominates(
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = getelementptr float, ptr addrspace(3) %1, i64 %i
; CHECK-NEXT:   %v = load float, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
define float @dominates(ptr %p, i64 %i) {
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %c)
  %q = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %q, align 4
  ret float %v
}

; CHECK-LABEL: @other(
; CHECK:      entry:
; CHECK-NEXT:   br i1 %d, label %yes, label %no
; CHECK:      yes:
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   br label %no
; CHECK:      no:
; CHECK-NEXT:   %q = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:   %v = load float, ptr %q, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
define float @other(ptr %p, i1 %d, i64 %i) {
entry:
  br i1 %d, label %yes, label %no

yes:
  %c = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  call void @llvm.assume(i1 %c)
  br label %no

no:
  %q = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %q, align 4
  ret float %v
}

; CHECK-LABEL: @before(
; CHECK-NEXT:   %q = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:   %v = load float, ptr %q, align 4
; CHECK-NEXT:   call void @use(ptr %p)
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
define float @before(ptr %p, i64 %i) {
  %q = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %q, align 4
  call void @use(ptr %p)
  %c = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  call void @llvm.assume(i1 %c)
  ret float %v
}
