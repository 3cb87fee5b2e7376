; gpucc does not sink code into the only successor that uses it before copies of callees have met, where the second one's call is
; the first one's, and before licm has moved loads out of loops.
; RUN: opt-go %s -passes=gpucc -S | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal double @slow(double %x) #0 {
  %y = fdiv double 1.0, %x
  %z = fadd double %y, %x
  ret double %z
}

define internal double @guarded(double %x) #1 {
  %v = call double @slow(double %x)
  %c = fcmp oeq double %x, 0.0
  br i1 %c, label %zero, label %other

zero:
  %a = call double @llvm.nvvm.lohi.i2d(i32 0, i32 7)
  br label %join

other:
  %n = call double @llvm.nvvm.add.rn.d(double %v, double %v)
  br label %join

join:
  %r = phi double [ %a, %zero ], [ %n, %other ]
  ret double %r
}

; CHECK-LABEL: define double @once(
; CHECK: call {{.*}}double @slow(
; CHECK-NOT: @slow(
; CHECK: ret double
define double @once(double %x) {
  %a = call double @guarded(double %x)
  %b = call double @guarded(double %x)
  %s = fsub double %a, 2.0
  %p = fmul double %s, %b
  ret double %p
}

; CHECK-LABEL: define void @invariant(
; CHECK: load i32, ptr addrspace(1) %q
; CHECK: phi i32
; CHECK-NOT: load
; CHECK: ret void
define void @invariant(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, i32 %n, i1 %c) {
  br label %loop

loop:
  %i = phi i32 [ 0, %0 ], [ %next, %latch ]
  %k = load i32, ptr addrspace(1) %q
  br i1 %c, label %used, label %latch

used:
  %m = mul i32 %k, %i
  %w = zext i32 %i to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %w
  store i32 %m, ptr addrspace(1) %a
  br label %latch

latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

declare double @llvm.nvvm.lohi.i2d(i32, i32)
declare double @llvm.nvvm.add.rn.d(double, double)

attributes #0 = { noinline nounwind }
attributes #1 = { alwaysinline nounwind }
