; A counter that only decides when the loop is left has 32 bits where its limit is known to have: on a GPU sums and comparisons of 64 bits are two instructions each.
; RUN: opt-go %s -passes='loop(pointer-steps)' -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @remainder(
; CHECK:       entry:
; CHECK-NEXT:    %rest = and i64 %n, 7
; CHECK-NEXT:    %steps.end = trunc i64 %rest to i32
; CHECK:       loop:
; CHECK-NEXT:    %steps.count = phi i32 [ 0, %entry ], [ %steps.count.next, %loop ]
; CHECK-NOT:     i64
; CHECK:         %steps.count.next = add nuw i32 %steps.count, 1
; CHECK-NEXT:    %steps.done = icmp eq i32 %steps.count.next, %steps.end
define void @remainder(ptr addrspace(1) %p, i64 %n) {
entry:
  %rest = and i64 %n, 7
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]
  store volatile float 1.0, ptr addrspace(1) %p
  %k.next = add nuw nsw i64 %k, 1
  %c = icmp eq i64 %k.next, %rest
  br i1 %c, label %end, label %loop
end:
  ret void
}

; The limit may have more bits; the sum may wrap around; the counter has another use.
; CHECK-LABEL: @unknown(
; CHECK:         icmp eq i64 %k.next, %n
; CHECK-LABEL: @wraps(
; CHECK:         icmp eq i64 %k.next, %rest
; CHECK-LABEL: @used(
; CHECK:         icmp eq i64 %k.next, %rest
define void @unknown(ptr addrspace(1) %p, i64 %n) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]
  store volatile float 1.0, ptr addrspace(1) %p
  %k.next = add nuw nsw i64 %k, 1
  %c = icmp eq i64 %k.next, %n
  br i1 %c, label %end, label %loop
end:
  ret void
}
define void @wraps(ptr addrspace(1) %p, i64 %n) {
entry:
  %rest = and i64 %n, 7
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]
  store volatile float 1.0, ptr addrspace(1) %p
  %k.next = add i64 %k, 1
  %c = icmp eq i64 %k.next, %rest
  br i1 %c, label %end, label %loop
end:
  ret void
}
define void @used(ptr addrspace(1) %p, i64 %n) {
entry:
  %rest = and i64 %n, 7
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]
  store volatile i64 %k, ptr addrspace(1) %p
  %k.next = add nuw nsw i64 %k, 1
  %c = icmp eq i64 %k.next, %rest
  br i1 %c, label %end, label %loop
end:
  ret void
}
