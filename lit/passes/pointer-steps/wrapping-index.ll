; Indices of 32 bits that may wrap step by themselves where their products cost more than an addition each: the addresses make no equal steps.
; RUN: opt-go -passes=pointer-steps %s | FileCheck %s
; RUN: opt-go %s -emit=ptx -o %t && ptx-run %t -kernel wraps -arg zero:32 -arg i32:3 -arg i32:-1431655765 -arg i32:4 -dump 0:%t.bin && od -A n -t d4 -w32 %t.bin | FileCheck %s --check-prefix=RUNS
; RUN: opt-go -passes=pointer-steps %s -emit=ptx -o %t && ptx-run %t -kernel wraps -arg zero:32 -arg i32:3 -arg i32:-1431655765 -arg i32:4 -dump 0:%t.bin && od -A n -t d4 -w32 %t.bin | FileCheck %s --check-prefix=RUNS

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Two of the same step share what steps, and each adds it to its first.
; CHECK-LABEL: @planes(
; CHECK: %[[PLANE:[0-9]+]] = mul i32 %ny, %nx
; CHECK-NEXT: br label %loop
; CHECK: %steps = phi i32 [ 0, %entry ], [ %steps.next, %loop ]
; CHECK-NOT: mul
; CHECK: %[[A:[0-9]+]] = add i32 %{{[0-9]+}}, %steps
; CHECK-NEXT: sext i32 %[[A]] to i64
; CHECK: %[[B:[0-9]+]] = add i32 %{{[0-9]+}}, %steps
; CHECK-NEXT: sext i32 %[[B]] to i64
; CHECK: %steps.next = add i32 %steps, %[[PLANE]]
define void @planes(ptr %p, ptr %q, i32 %nx, i32 %ny, i32 %nz, i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %plane = mul i32 %k, %ny
  %row = add i32 %plane, %y
  %first = mul i32 %row, %nx
  %i = add i32 %first, %x
  %w = sext i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  %v = load float, ptr %a
  %below = add i32 %row, 1
  %second = mul i32 %below, %nx
  %j = add i32 %second, %x
  %z = sext i32 %j to i64
  %b = getelementptr float, ptr %q, i64 %z
  store float %v, ptr %b
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k1, %nz
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; One alone begins with its first.
; CHECK-LABEL: @alone(
; CHECK: %[[FIRST:[0-9]+]] = add i32 %{{[0-9]+}}, %x
; CHECK: %steps = phi i32 [ %[[FIRST]], %entry ], [ %steps.next, %loop ]
; CHECK-NOT: mul
; CHECK: sext i32 %steps to i64
; CHECK: %steps.next = add i32 %steps, %
define void @alone(ptr %p, i32 %nx, i32 %ny, i32 %nz, i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %plane = mul i32 %k, %ny
  %row = add i32 %plane, %y
  %first = mul i32 %row, %nx
  %i = add i32 %first, %x
  %w = sext i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  store float 1.0, ptr %a
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k1, %nz
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A product and a sum are one instruction: nothing would be saved.
; CHECK-LABEL: @row(
; CHECK-NOT: steps
; CHECK: ret void
define void @row(ptr %p, i32 %nx, i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %first = mul i32 %k, %nx
  %i = add i32 %first, %x
  %w = sext i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  store float 1.0, ptr %a
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The products wrap: 3 times what ny is, as a number without sign, is 2^33 + 1. So the indices are 0, 1, 2, 3 and, one row further, 3, 4, 5, 6.
; RUNS: 0 1 2 3 101 102 103 0
; CHECK-LABEL: @wraps(
; CHECK: %steps = phi i32
define ptx_kernel void @wraps(ptr %p, i32 %nx, i32 %ny, i32 %nz) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %plane = mul i32 %k, %ny
  %first = mul i32 %plane, %nx
  %below = add i32 %plane, 1
  %second = mul i32 %below, %nx
  %z = sext i32 %second to i64
  %b = getelementptr i32, ptr %p, i64 %z
  %far = add i32 %k, 100
  store i32 %far, ptr %b
  %w = sext i32 %first to i64
  %a = getelementptr i32, ptr %p, i64 %w
  store i32 %k, ptr %a
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k1, %nz
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
