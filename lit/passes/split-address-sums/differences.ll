; RUN: opt-go %s -passes=split-address-sums -S -mtriple=nvptx64-nvidia-cuda | FileCheck %s
;
; The parts of a difference are those of a sum, the second one negated after its extension.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @below(
; CHECK:         [[X:%.*]] = sext i32 %row to i64
; CHECK-NEXT:    [[N:%.*]] = sub i64 0, [[X]]
; CHECK-NEXT:    %p = getelementptr float, ptr addrspace(1) %a, i64 [[N]]
; CHECK-NEXT:    [[Y:%.*]] = sext i32 %i to i64
; CHECK-NEXT:    [[Q:%.*]] = getelementptr float, ptr addrspace(1) %p, i64 [[Y]]
; CHECK-NEXT:    store float 0.000000e+00, ptr addrspace(1) [[Q]]
define void @below(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = sub nsw i32 %i, %row
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; row - (i + 3): both parts of the second operand are negative.
; CHECK-LABEL: @nested(
; CHECK:         [[X:%.*]] = sext i32 %row to i64
; CHECK-NEXT:    %p = getelementptr float, ptr addrspace(1) %a, i64 [[X]]
; CHECK-NEXT:    [[Y:%.*]] = sext i32 %i to i64
; CHECK-NEXT:    [[N:%.*]] = sub i64 0, [[Y]]
; CHECK-NEXT:    [[Q:%.*]] = getelementptr float, ptr addrspace(1) %p, i64 [[N]]
; CHECK-NEXT:    [[R:%.*]] = getelementptr i8, ptr addrspace(1) [[Q]], i64 -12
; CHECK-NEXT:    store float 0.000000e+00, ptr addrspace(1) [[R]]
define void @nested(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %t = add nsw i32 %i, 3
  %s = sub nsw i32 %row, %t
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A difference that may wrap stays.
; CHECK-LABEL: @wraps(
; CHECK:         %s = sub nuw i32 %i, %row
; CHECK-NEXT:    %x = sext i32 %s to i64
; CHECK-NEXT:    getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
define void @wraps(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = sub nuw i32 %i, %row
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Without a sign, too: zext(i - row) = zext(i) - zext(row) if i ≥ row.
; CHECK-LABEL: @unsigned(
; CHECK:         [[X:%.*]] = zext i32 %row to i64
; CHECK-NEXT:    [[N:%.*]] = sub i64 0, [[X]]
; CHECK-NEXT:    %p = getelementptr float, ptr addrspace(1) %a, i64 [[N]]
; CHECK-NEXT:    [[Y:%.*]] = zext i32 %i to i64
define void @unsigned(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %s = sub nuw i32 %i, %row
  %x = zext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add i32 %i, -1
  %c = icmp ugt i32 %j, %row
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
