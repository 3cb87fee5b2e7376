; RUN: opt-go %s -passes=gpucc -S | FileCheck %s
; RUN: opt-go %s "-passes=default<O2>,nvptx-codegen" -S | FileCheck %s
; What is loaded for the threads only that have something to do is loaded by them only: selection moves arithmetic down by itself, but knows too
; little of memory to move loads.

target triple = "nvptx64-nvidia-cuda"

@sums = external addrspace(4) constant [4 x ptr]

; CHECK-LABEL: @kernel(
; CHECK-NOT:     load
; CHECK:         br i1
; CHECK:         load ptr
define ptx_kernel void @kernel(i32 %n) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %k = and i32 %b, 3
  %x = zext i32 %k to i64
  %s = getelementptr [4 x ptr], ptr addrspace(4) @sums, i64 0, i64 %x
  %p = load ptr, ptr addrspace(4) %s
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %t, %n
  br i1 %in, label %work, label %exit
work:
  %i = zext i32 %t to i64
  %q = getelementptr float, ptr %p, i64 %i
  store float 1.0, ptr %q
  br label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
