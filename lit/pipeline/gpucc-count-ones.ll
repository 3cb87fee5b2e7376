; RUN: opt-go %s -passes=gpucc -emit=ptx | FileCheck %s
;
; A loop that clears the lowest one until none is left counts ones.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry ones(
; CHECK: popc.b32
; CHECK-NOT: bra
; CHECK: ret;
define ptx_kernel void @ones(ptr %p) {
entry:
  %v = load i32, ptr %p
  br label %head
head:
  %x = phi i32 [ %v, %entry ], [ %y, %body ]
  %c = phi i32 [ 0, %entry ], [ %d, %body ]
  %more = icmp ne i32 %x, 0
  br i1 %more, label %body, label %exit
body:
  %less = sub i32 %x, 1
  %y = and i32 %x, %less
  %d = add nsw i32 %c, 1
  br label %head
exit:
  store i32 %c, ptr %p
  ret void
}
