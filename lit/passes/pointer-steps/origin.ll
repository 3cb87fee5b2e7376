; Addresses that differ by what the loop does not change are computed from one that steps.
; RUN: opt-go %s -passes='loop(pointer-steps)' -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @rows(
; CHECK:       loop:
; CHECK-NEXT:    %steps = phi ptr addrspace(1) [ %{{.*}}, %entry ], [ %steps.next, %loop ]
; CHECK-NOT:     mul
; CHECK:         %x = load float, ptr addrspace(1) %steps
; CHECK-NEXT:    %b = getelementptr float, ptr addrspace(1) %steps, i64 %columns
; CHECK-NEXT:    %y = load float, ptr addrspace(1) %b
; CHECK-NEXT:    %c = getelementptr float, ptr addrspace(1) %b, i64 %columns
; CHECK-NEXT:    %z = load float, ptr addrspace(1) %c
; CHECK:         %steps.next = getelementptr i8, ptr addrspace(1) %steps, i64 %
define float @rows(ptr addrspace(1) %p, i64 %columns, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %u, %loop ]
  %row = mul nsw i64 %i, %columns
  %a = getelementptr float, ptr addrspace(1) %p, i64 %row
  %x = load float, ptr addrspace(1) %a
  %b = getelementptr float, ptr addrspace(1) %a, i64 %columns
  %y = load float, ptr addrspace(1) %b
  %c = getelementptr float, ptr addrspace(1) %b, i64 %columns
  %z = load float, ptr addrspace(1) %c
  %t = fadd float %x, %y
  %v = fadd float %t, %z
  %u = fadd float %s, %v
  %i.next = add nuw nsw i64 %i, 3
  %d = icmp eq i64 %i.next, %n
  br i1 %d, label %end, label %loop
end:
  ret float %u
}

; Where only one address differs from another, it steps by itself, and the other is not needed.
; CHECK-LABEL: @one(
; CHECK:         %x = load float, ptr addrspace(1) %steps
; CHECK-NOT:     getelementptr float
define float @one(ptr addrspace(1) %p, i64 %columns, i64 %column, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %u, %loop ]
  %row = mul nsw i64 %i, %columns
  %a = getelementptr float, ptr addrspace(1) %p, i64 %row
  %b = getelementptr float, ptr addrspace(1) %a, i64 %column
  %x = load float, ptr addrspace(1) %b
  %u = fadd float %s, %x
  %i.next = add nuw nsw i64 %i, 1
  %d = icmp eq i64 %i.next, %n
  br i1 %d, label %end, label %loop
end:
  ret float %u
}
