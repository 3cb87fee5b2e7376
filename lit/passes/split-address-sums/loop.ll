; RUN: opt-go %s -passes=split-address-sums -S -mtriple=nvptx64-nvidia-cuda | FileCheck %s
;
; The part of a sum that does not vary in the loop gets an address of its own, and the constant one.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @invariant(
; CHECK:         %s = add nsw i32 %row, %i
; CHECK:         [[X:%.*]] = sext i32 %row to i64
; CHECK-NEXT:    %p = getelementptr float, ptr addrspace(1) %a, i64 [[X]]
; CHECK-NEXT:    [[Y:%.*]] = sext i32 %i to i64
; CHECK-NEXT:    [[Q:%.*]] = getelementptr float, ptr addrspace(1) %p, i64 [[Y]]
; CHECK-NEXT:    [[R:%.*]] = getelementptr i8, ptr addrspace(1) [[Q]], i64 20
; CHECK-NEXT:    store float 0.000000e+00, ptr addrspace(1) [[R]]
define void @invariant(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = add nsw i32 %row, %i
  %t = add nsw i32 %s, 5
  %x = sext i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A part for each loop of the nest, the outermost first. Non-negative sums may have negative parts.
; CHECK-LABEL: @nest(
; CHECK:         sext i32 %row to i64
; CHECK-NEXT:    %p = getelementptr float, ptr addrspace(1) %a
; CHECK-NEXT:    sext i32 %o to i64
; CHECK-NEXT:    getelementptr float, ptr addrspace(1) %p
; CHECK-NEXT:    sext i32 %i to i64
; CHECK-NEXT:    getelementptr float
define void @nest(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  br label %outer
outer:
  %o = phi i32 [ 0, %entry ], [ %o1, %latch ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %j, %loop ]
  %s = add nsw i32 %i, %row
  %t = add nsw i32 %s, %o
  %x = zext nneg i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %latch
latch:
  %o1 = add nsw i32 %o, 1
  %d = icmp slt i32 %o1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

; Unsigned sums that do not wrap; the product steps by the stride.
; CHECK-LABEL: @unsigned(
; CHECK:         zext i32 %row to i64
; CHECK-NEXT:    %p = getelementptr float
; CHECK-NEXT:    zext i32 %m to i64
; CHECK-NEXT:    getelementptr float
; CHECK-NEXT:    getelementptr i8, ptr addrspace(1) {{%.*}}, i64 16777212
define void @unsigned(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %m = mul i32 %i, %n
  %s = add nuw i32 %m, 4194303
  %t = add nuw i32 %row, %s
  %x = zext i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; What is computed from the outside is invariant, wherever it is computed.
; CHECK-LABEL: @inside(
; CHECK:         sext i32 %row to i64
; CHECK-NEXT:    %p = getelementptr float
; CHECK-NEXT:    sext i32 %i to i64
define void @inside(ptr addrspace(1) %a, i32 %y, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %z = xor i32 %y, 21
  %row = mul nsw i32 %z, %n
  %s = add nsw i32 %row, %i
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The offset in bytes does not fit the type of the index.
define ptr @wide_stride(ptr %p, i16 %a) {
; CHECK-LABEL: @wide_stride(
; CHECK: %[[X:.*]] = sext i16 %a to i32
; CHECK: %q = getelementptr [1048576 x i8], ptr %p, i32 %[[X]]
; CHECK: getelementptr i8, ptr %q, i64 20971520000
  %s = add nsw i16 %a, 20000
  %x = sext i16 %s to i32
  %q = getelementptr [1048576 x i8], ptr %p, i32 %x
  ret ptr %q
}
