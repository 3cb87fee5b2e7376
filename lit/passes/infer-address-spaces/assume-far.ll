; An assumption in another block counts where it dominates, but only if dominators are known, as in LLVM, or by option; for the only
; successor of its block they need not be.
; RUN: opt-go %s -mtriple=nvptx64-nvidia-cuda -passes=infer-address-spaces -S | FileCheck %s --check-prefixes=CHECK,BLIND
; RUN: opt-go %s -mtriple=nvptx64-nvidia-cuda '-passes=require<domtree>,infer-address-spaces' -S | FileCheck %s --check-prefixes=CHECK,SEEN
; RUN: opt-go %s -mtriple=nvptx64-nvidia-cuda '-passes=infer-address-spaces<assumptions>' -S | FileCheck %s --check-prefixes=CHECK,SEEN

; CHECK-LABEL: @f(
; CHECK: next:
; CHECK: load float, ptr addrspace(3) %{{.*}}, align 4
; CHECK: join:
; BLIND: load float, ptr %b, align 4
; SEEN: load float, ptr addrspace(3) %{{.*}}, align 4
define float @f(ptr %p, i1 %c) {
entry:
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %is)
  br i1 %c, label %next, label %join
next:
  %a = getelementptr inbounds float, ptr %p, i64 1
  %x = load float, ptr %a
  br label %join
join:
  %s = phi float [ 0.0, %entry ], [ %x, %next ]
  %b = getelementptr inbounds float, ptr %p, i64 2
  %y = load float, ptr %b
  %r = fadd float %s, %y
  ret float %r
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.assume(i1)
