; RUN: opt-go %s -passes=split-address-sums -S | FileCheck %s
;
; Products in which copies of the body will differ by a stride are parts of their own.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @counter(
; CHECK: %p = getelementptr float, ptr addrspace(1) %a, i64
; CHECK: store float 0.000000e+00, ptr addrspace(1) %{{[0-9]+}}
define void @counter(ptr addrspace(1) %a, i32 %col, i32 %width, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %m = mul nsw i32 %i, %width
  %s = add nsw i32 %m, %col
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; From the last row up.
; CHECK-LABEL: @down(
; CHECK: %p = getelementptr float, ptr addrspace(1) %a, i64
; CHECK: store float 0.000000e+00, ptr addrspace(1) %{{[0-9]+}}
define void @down(ptr addrspace(1) %a, i32 %col, i32 %width, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %r = sub nsw i32 100, %i
  %m = mul nsw i32 %r, %width
  %s = add nsw i32 %m, %col
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A disjoint or is a sum that does not wrap.
; CHECK-LABEL: @rows_of_four(
; CHECK: %p = getelementptr float, ptr addrspace(1) %a, i64
; CHECK: store float 0.000000e+00, ptr addrspace(1) %{{[0-9]+}}
define void @rows_of_four(ptr addrspace(1) %a, i32 %col, i32 %first, i32 %width, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %r = or disjoint i32 %first, %i
  %m = mul nsw i32 %r, %width
  %s = add nsw i32 %m, %col
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A list: the next value of the φ is loaded.
; CHECK-LABEL: @list(
; CHECK: %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
; CHECK-NEXT: store float 0.000000e+00, ptr addrspace(1) %p
define void @list(ptr addrspace(1) %a, ptr addrspace(1) %next, i32 %col, i32 %width) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %m = mul nsw i32 %i, %width
  %s = add nsw i32 %m, %col
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %q = getelementptr inbounds i32, ptr addrspace(1) %next, i32 %i
  %j = load i32, ptr addrspace(1) %q
  %c = icmp ne i32 %j, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
