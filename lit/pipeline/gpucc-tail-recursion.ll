; RUN: opt-go %s -passes=gpucc -emit=ptx | FileCheck %s
;
; Recursion whose result only a sum needs becomes a loop with an accumulator, which is inlined: neither a call nor a frame is left.

target triple = "nvptx64-nvidia-cuda"

; CHECK-NOT: call
; CHECK-LABEL: .entry kernel(
; CHECK-NOT: call
; CHECK: ret;
define internal i32 @sum(i32 %n) convergent {
entry:
  %done = icmp slt i32 %n, 1
  br i1 %done, label %end, label %more
more:
  %m = sub nsw i32 %n, 1
  %rest = call i32 @sum(i32 %m) convergent
  %x = mul i32 %n, %n
  %s = add i32 %x, %rest
  br label %end
end:
  %r = phi i32 [ 0, %entry ], [ %s, %more ]
  ret i32 %r
}

define ptx_kernel void @kernel(ptr %p) {
  %n = load i32, ptr %p
  %s = call i32 @sum(i32 %n)
  store i32 %s, ptr %p
  ret void
}
