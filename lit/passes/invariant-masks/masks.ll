; A choice between a number and zero, by a condition that the loop does not change, is a mask.

; RUN: opt-go %s -passes=invariant-masks -S | FileCheck %s
; RUN: opt-go %s -passes=invariant-masks -emit=ptx -mcpu=sm_80 -mattr=+ptx70 -o %t.ptx
; RUN: printf '\001\000\000\000\002\000\000\000\004\000\000\000\010\000\000\000' > %t.in
; RUN: ptx-run %t.ptx -kernel run -block 4 -arg buf:%t.in -arg zero:16 -dump 1:%t.bin && od -A n -t d4 %t.bin | FileCheck %s --check-prefix=RUNS

target triple = "nvptx64-nvidia-cuda"

; The number may be poison where zero is chosen.
; CHECK-LABEL: @clears(
; CHECK: %c = icmp eq i32 %bit, 0
; CHECK-NEXT: %mask = select i1 %c, i32 0, i32 -1
; CHECK: [[W:%[0-9]+]] = freeze i32 %w
; CHECK-NEXT: %v = and i32 [[W]], %mask
; CHECK-NEXT: %x1 = xor i32 %x, %v
define i32 @clears(ptr addrspace(1) %p, i32 %bit, i32 %n) {
entry:
  %c = icmp eq i32 %bit, 0
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %k
  %w = load i32, ptr addrspace(1) %a
  %v = select i1 %c, i32 0, i32 %w
  %x1 = xor i32 %x, %v
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %x1
}

; One mask for both; bytes have their own.
; CHECK-LABEL: @keeps(
; CHECK: %c = phi i1
; CHECK-DAG: select i1 %c, i8 -1, i8 0
; CHECK-DAG: select i1 %c, i32 -1, i32 0
; CHECK: loop:
; CHECK-NOT: select
define i32 @keeps(i1 %cond, i32 %w, i8 %narrow, i32 %n) {
before:
  br label %entry
entry:
  %c = phi i1 [ %cond, %before ]
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %x = phi i32 [ 0, %entry ], [ %x2, %loop ]
  %y = phi i8 [ 0, %entry ], [ %y1, %loop ]
  %v = select i1 %c, i32 %w, i32 0
  %x1 = or i32 %x, %v
  %k1 = add i32 %k, 1
  %u = select i1 %c, i32 %k, i32 0
  %x2 = xor i32 %x1, %u
  %t = select i1 %c, i8 %narrow, i8 0
  %y1 = xor i8 %y, %t
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %exit
exit:
  %z = zext i8 %y1 to i32
  %r = add i32 %x2, %z
  ret i32 %r
}

; A condition of the loop, one that is no instruction, a sum, and a number that two operations use.
; CHECK-LABEL: @others(
; CHECK-NOT: mask
; CHECK: ret i32
define i32 @others(i1 %arg, i32 %a, i32 %b, i32 %n) {
entry:
  %c = icmp ult i32 %a, %b
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %x = phi i32 [ 0, %entry ], [ %x5, %loop ]
  %in = icmp eq i32 %k, %a
  %v1 = select i1 %in, i32 %k, i32 0
  %x1 = xor i32 %x, %v1
  %v2 = select i1 %arg, i32 %k, i32 0
  %x2 = xor i32 %x1, %v2
  %v3 = select i1 %c, i32 %k, i32 0
  %x3 = add i32 %x2, %v3
  %v4 = select i1 %c, i32 %x3, i32 0
  %x4 = or i32 %x2, %v4
  %x5 = and i32 %x4, %v4
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %x5
}

; Odd threads combine the words 1, 2, 4 and 8, even ones zeros.
; RUNS: 0 15 0 15
define ptx_kernel void @run(ptr addrspace(1) %p, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bit = and i32 %t, 1
  %c = icmp eq i32 %bit, 0
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %k
  %w = load i32, ptr addrspace(1) %a
  %v = select i1 %c, i32 0, i32 %w
  %x1 = xor i32 %x, %v
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, 4
  br i1 %more, label %loop, label %exit
exit:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x1, ptr addrspace(1) %o
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
