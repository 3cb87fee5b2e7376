; Where every step of an address costs the same (no target says otherwise), indices of 64 bits are scaled by one instruction and added by another: each address steps, in its own space, with a constant step. Volatile accesses keep their addresses.
; RUN: opt-go -passes=pointer-steps %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: @wide(
; CHECK: loop:
; CHECK-DAG: %[[P:steps[0-9]*]] = phi ptr addrspace(1) [ %{{[0-9]+}}, %entry ], [ %[[NP:steps.next[0-9]*]], %loop ]
; CHECK-DAG: %[[Q:steps[0-9]*]] = phi ptr addrspace(3) [ %{{[0-9]+}}, %entry ], [ %[[NQ:steps.next[0-9]*]], %loop ]
; CHECK: %v = load volatile i32, ptr addrspace(1) %[[P]]
; CHECK-NEXT: store i32 %v, ptr addrspace(3) %[[Q]]
; CHECK-DAG: %[[NP]] = getelementptr i8, ptr addrspace(1) %[[P]], i64 12
; CHECK-DAG: %[[NQ]] = getelementptr i8, ptr addrspace(3) %[[Q]], i64 12
define void @wide(ptr addrspace(1) %p, ptr addrspace(3) %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 5, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %b = getelementptr inbounds i32, ptr addrspace(3) %q, i64 %i
  %v = load volatile i32, ptr addrspace(1) %a
  store i32 %v, ptr addrspace(3) %b
  %j = add nsw i64 %i, 3
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
