; RUN: opt-go -passes='print<uniformity>' -disable-output %s 2>&1 | FileCheck %s
; RUN: opt-go -passes='print<affine>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=AFFINE

; The threads whose number is below %i leave when %i is above 7, and thread 20 is not among them
; before %i is 21: what they take along differs, though it is uniform in the loop. LLVM 19 and 22
; stop where a path comes back to the divergent branch, and call %out uniform.
; CHECK-LABEL: for function 'kernel':
; CHECK-NEXT:  CYCLES WITH DIVERGENT EXIT:
; CHECK:         {{^ +}}%j =
; CHECK:       BLOCK exit
; CHECK:         DIVERGENT: %out =
; AFFINE:      %j: uniform
; AFFINE:      %out: divergent
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %j = add i32 %i, 1
  %less = icmp slt i32 %tid, %i
  br i1 %less, label %may, label %latch

may:
  %enough = icmp sgt i32 %i, 7
  br i1 %enough, label %exit, label %latch

latch:
  br label %head

exit:
  %out = add i32 %j, 1
  store i32 %out, ptr addrspace(1) %p
  ret void
}

; The branch below the header; the exit returns at once.
; CHECK-LABEL: for function 'below':
; CHECK-NEXT:  CYCLES WITH DIVERGENT EXIT:
; CHECK:       BLOCK exit
; CHECK:         DIVERGENT: %out =
define ptx_kernel void @below(ptr addrspace(1) %p) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %j = add i32 %i, 1
  br label %next

next:
  %less = icmp slt i32 %tid, %i
  br i1 %less, label %may, label %latch

may:
  %enough = icmp sgt i32 %i, 7
  br i1 %enough, label %exit, label %latch

latch:
  br label %head

exit:
  %out = add i32 %j, 1
  store i32 %out, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
