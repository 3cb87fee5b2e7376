; Two counted exits become one, after the smaller number of iterations.

; RUN: opt-go %s '-passes=loop(indvars<no-lftr;no-widening;merge-exits>)' -S | FileCheck %s
; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_80 -mattr=+ptx70 -o %t.two.ptx
; RUN: ptx-run %t.two.ptx -kernel run -block 512 -arg zero:2048 -dump 0:%t.two.bin
; RUN: opt-go %s '-passes=loop(indvars<no-lftr;no-widening;merge-exits>)' -emit=ptx -mcpu=sm_80 -mattr=+ptx70 -o %t.one.ptx
; RUN: ptx-run %t.one.ptx -kernel run -block 512 -arg zero:2048 -dump 0:%t.one.bin
; RUN: cmp %t.two.bin %t.one.bin
; RUN: od -A n -v -t d4 -w64 %t.one.bin | FileCheck %s --check-prefix=RUNS

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @segments(
; CHECK: %smax = call i32 @llvm.smax.i32(i32 %n, i32 %base)
; CHECK: [[A:%[0-9]+]] = sub i32 %smax, %base
; CHECK: %no.iteration = icmp eq i32 [[A]], 0
; CHECK: br i1 %no.iteration, label %exit.merged, label %[[PRE:.*]]
; CHECK: [[PRE]]:
; CHECK: %umin = call i32 @llvm.umin.i32(
; CHECK: [[LIMIT:%[0-9]+]] = add i32 %umin, 1
; CHECK: loop:
; CHECK-NEXT: %k = phi i32
; CHECK-NEXT: %s = phi i32
; CHECK-NOT: icmp
; CHECK: br label %body
; CHECK: body:
; CHECK: %exitcond = icmp ne i32 %k1, [[LIMIT]]
; CHECK: br i1 %exitcond, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT: [[LAST:%.*]] = phi i32 [ %s1, %body ]
; CHECK: exit.merged:
; CHECK-NEXT: phi i32 [ [[LAST]], %exit ], [ 7, %ph ]
define i32 @segments(ptr addrspace(1) %p, i32 %per, i32 %base, i32 %n) {
entry:
  %any = icmp sgt i32 %per, 0
  br i1 %any, label %ph, label %end
ph:
  br label %loop
loop:
  %k = phi i32 [ 0, %ph ], [ %k1, %body ]
  %s = phi i32 [ 7, %ph ], [ %s1, %body ]
  %i = add nsw i32 %k, %base
  %in = icmp slt i32 %i, %n
  br i1 %in, label %body, label %exit
body:
  %w = sext i32 %i to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %w
  %v = load i32, ptr addrspace(1) %a
  %s1 = add i32 %s, %v
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k1, %per
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ %s, %loop ], [ %s1, %body ]
  br label %end
end:
  %e = phi i32 [ -1, %entry ], [ %r, %exit ]
  ret i32 %e
}

; What leaves through the header is not what leaves through the latch.
; CHECK-LABEL: @which(
; CHECK: icmp slt i32 %i, %n
define i32 @which(i32 %per, i32 %base, i32 %n) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %i = add nsw i32 %k, %base
  %in = icmp slt i32 %i, %n
  br i1 %in, label %body, label %exit
body:
  call void @seen(i32 %i)
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k1, %per
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ 1, %loop ], [ 2, %body ]
  ret i32 %r
}

; The last half of an iteration would be missing.
; CHECK-LABEL: @effect(
; CHECK: icmp slt i32 %i, %n
define void @effect(i32 %per, i32 %base, i32 %n) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %i = add nsw i32 %k, %base
  call void @seen(i32 %i)
  %in = icmp slt i32 %i, %n
  br i1 %in, label %body, label %exit
body:
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k1, %per
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare void @seen(i32)

; All small limits: per is -1 to 6, n is -2 to 5, base is -4 to 3. Each thread returns 100 and how many
; iterations end, or 0. Rows of sixteen: two n of eight per.
; RUNS:      0 0 101 102 102 102 102 102 0 0 101 102 103 103 103 103
; RUNS-NEXT: 0 0 101 102 103 104 104 104 0 0 101 102 103 104 105 105
; RUNS-NEXT: 0 0 101 102 103 104 105 106 0 0 101 102 103 104 105 106
; RUNS-NEXT: 0 0 101 102 103 104 105 106 0 0 101 102 103 104 105 106
; RUNS-NEXT: 0 0 101 101 101 101 101 101 0 0 101 102 102 102 102 102
; RUNS-NEXT: 0 0 101 102 103 103 103 103 0 0 101 102 103 104 104 104
; RUNS-NEXT: 0 0 101 102 103 104 105 105 0 0 101 102 103 104 105 106
; RUNS-NEXT: 0 0 101 102 103 104 105 106 0 0 101 102 103 104 105 106
; RUNS-NEXT: 0 0 100 100 100 100 100 100 0 0 101 101 101 101 101 101
define ptx_kernel void @run(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t0 = and i32 %t, 7
  %per = add nsw i32 %t0, -1
  %t1 = lshr i32 %t, 3
  %t2 = and i32 %t1, 7
  %n = add nsw i32 %t2, -2
  %t3 = lshr i32 %t, 6
  %t4 = and i32 %t3, 7
  %base = add nsw i32 %t4, -4
  %any = icmp sgt i32 %per, 0
  br i1 %any, label %ph, label %end
ph:
  br label %loop
loop:
  %k = phi i32 [ 0, %ph ], [ %k1, %body ]
  %s = phi i32 [ 100, %ph ], [ %s1, %body ]
  %i = add nsw i32 %k, %base
  %in = icmp slt i32 %i, %n
  br i1 %in, label %body, label %exit
body:
  %s1 = add i32 %s, 1
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k1, %per
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ %s, %loop ], [ %s1, %body ]
  br label %end
end:
  %e = phi i32 [ 0, %entry ], [ %r, %exit ]
  %a = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %e, ptr addrspace(1) %a
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
