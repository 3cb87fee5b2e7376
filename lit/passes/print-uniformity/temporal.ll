; RUN: opt-go %s -passes='print<uniformity>' -disable-output 2>&1 | FileCheck %s
;
; Threads leave the loop in different iterations: its counter is uniform inside and divergent after it.

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: UniformityInfo for function 'count':
; CHECK: CYCLES WITH DIVERGENT EXIT:
; CHECK-NEXT:   depth=1: entries(loop)
; CHECK: BLOCK loop
; CHECK-NOT: DIVERGENT: {{.*}}%i
; CHECK: DIVERGENT:   %more = icmp slt i32 %i1, %tid
; CHECK: DIVERGENT:   br i1 %more
; CHECK: BLOCK out
; CHECK: DIVERGENT:   %u = add i32 %i1, 7
define void @count(ptr addrspace(1) %p) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %tid
  br i1 %more, label %loop, label %out

out:
  %u = add i32 %i1, 7
  store i32 %u, ptr addrspace(1) %p
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @count, !"kernel", i32 1}
