; A barrier in a loop whose number of iterations is the same for all threads of a block may be copied with a remainder: all of them come to it. A
; number that is loaded may differ between threads.
; RUN: opt-go -passes=loop-unroll %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier0() convergent

; CHECK-LABEL: @rounds(
; CHECK: %xtraiter = and i32 {{.*}}, 7
; CHECK: call void @llvm.nvvm.barrier0()
; CHECK: call void @llvm.nvvm.barrier0()
; CHECK: ret void
define ptx_kernel void @rounds(ptr %p, i32 %n) convergent {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @llvm.nvvm.barrier0() convergent
  store volatile i32 %i, ptr %p
  %j = add nuw i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @loaded(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier0()
; CHECK-NOT: call void @llvm.nvvm.barrier0()
; CHECK: ret void
define ptx_kernel void @loaded(ptr %p) convergent {
entry:
  %n = load i32, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @llvm.nvvm.barrier0() convergent
  store volatile i32 %i, ptr %p
  %j = add nuw i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Of a function that is no kernel the arguments may differ, too.
; CHECK-LABEL: @callee(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier0()
; CHECK-NOT: call void @llvm.nvvm.barrier0()
; CHECK: ret void
define void @callee(ptr %p, i32 %n) convergent {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @llvm.nvvm.barrier0() convergent
  store volatile i32 %i, ptr %p
  %j = add nuw i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
