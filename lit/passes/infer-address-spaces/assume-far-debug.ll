; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
; RUN: opt-go %s -passes=debugify,infer-address-spaces -S | FileCheck %s
;
; An assumption is found up to 15 instructions after an access. Debug records, here of every instruction, do not count.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define float @f(
; CHECK: load float, ptr addrspace(3) %g
define float @f(ptr %p, i32 %x) {
  %g = getelementptr float, ptr %p, i32 %x
  %v = load float, ptr %g, align 4
  %w0 = add i32 %x, 0
  %w1 = add i32 %x, 1
  %w2 = add i32 %x, 2
  %w3 = add i32 %x, 3
  %w4 = add i32 %x, 4
  %w5 = add i32 %x, 5
  %w6 = add i32 %x, 6
  %w7 = add i32 %x, 7
  %w8 = add i32 %x, 8
  %w9 = add i32 %x, 9
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %c)
  ret float %v
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.assume(i1)
