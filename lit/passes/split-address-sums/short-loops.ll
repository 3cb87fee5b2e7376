; RUN: opt-go %s -passes=split-address-sums -S -mtriple=nvptx64-nvidia-cuda | FileCheck %s
;
; A part that the counter of a short loop decides is an address of its own, even if another part varies
; in the same loop: unrolled, it is a constant, which accesses fold.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The window of a median: in[(y + k / 3) * width + x + k % 3].
; CHECK-LABEL: @window(
; CHECK:         [[X:%.*]] = sext i32 %x to i64
; CHECK-NEXT:    %p = getelementptr float, ptr addrspace(1) %a, i64 [[X]]
; CHECK-NEXT:    [[R:%.*]] = sext i32 %row to i64
; CHECK-NEXT:    [[Q:%.*]] = getelementptr float, ptr addrspace(1) %p, i64 [[R]]
; CHECK-NEXT:    [[C:%.*]] = sext i32 %column to i64
; CHECK-NEXT:    getelementptr float, ptr addrspace(1) [[Q]], i64 [[C]]
define void @window(ptr addrspace(1) %a, i32 %x, i32 %width) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = udiv i32 %k, 3
  %column = urem i32 %k, 3
  %row = mul nsw i32 %y, %width
  %s = add nsw i32 %row, %x
  %t = add nsw i32 %s, %column
  %i = sext i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store float 0.0, ptr addrspace(1) %p
  %next = add nuw nsw i32 %k, 1
  %c = icmp ult i32 %next, 9
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The loop of 900 iterations stays a loop, and so does its sum.
; CHECK-LABEL: @long(
; CHECK:         %t = add nsw i32 %s, %column
; CHECK-NEXT:    %i = sext i32 %t to i64
; CHECK-NEXT:    getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
define void @long(ptr addrspace(1) %a, i32 %x, i32 %width) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = udiv i32 %k, 3
  %column = urem i32 %k, 3
  %row = mul nsw i32 %y, %width
  %s = add nsw i32 %row, %x
  %t = add nsw i32 %s, %column
  %i = sext i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store float 0.0, ptr addrspace(1) %p
  %next = add nuw nsw i32 %k, 1
  %c = icmp ult i32 %next, 900
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A test needs the sum with the counter, too: whether x + dx is inside. Unrolled, the addresses of a row
; differ by constants.
; CHECK-LABEL: @tested(
; CHECK:         [[X:%.*]] = sext i32 %x to i64
; CHECK-NEXT:    [[P:%.*]] = getelementptr float, ptr addrspace(1) %a, i64 [[X]]
; CHECK-NEXT:    [[D:%.*]] = sext i32 %dx to i64
; CHECK-NEXT:    getelementptr float, ptr addrspace(1) [[P]], i64 [[D]]
define void @tested(ptr addrspace(1) %a, i32 %x, i32 %width) {
entry:
  br label %loop
loop:
  %dx = phi i32 [ 0, %entry ], [ %next, %latch ]
  %col = add nsw i32 %x, %dx
  %inside = icmp slt i32 %col, %width
  br i1 %inside, label %then, label %latch
then:
  %t = add nsw i32 %col, -1
  %i = sext i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store float 0.0, ptr addrspace(1) %p
  br label %latch
latch:
  %next = add nuw nsw i32 %dx, 1
  %c = icmp ult i32 %next, 3
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
