; A counter that only decides when the loop is left has 32 bits where its limit is known to have: on a GPU sums and comparisons of 64 bits are two instructions each.
; RUN: opt-go %s -passes='loop(pointer-steps)' -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @remainder(
; CHECK:       start:
; CHECK-NEXT:    %steps.end = trunc i64 %rest to i32
; CHECK:       loop:
; CHECK-NEXT:    %steps.count = phi i32 [ 0, %start ], [ %steps.count.next, %loop ]
; CHECK-NOT:     i64
; CHECK:         %steps.count.next = add nuw i32 %steps.count, 1
; CHECK-NEXT:    %steps.done = icmp eq i32 %steps.count.next, %steps.end
define void @remainder(ptr addrspace(1) %p, i64 %n) {
entry:
  %rest = and i64 %n, 7
  %some = icmp ne i64 %rest, 0
  br i1 %some, label %start, label %end
start:
  br label %loop
loop:
  %k = phi i64 [ 0, %start ], [ %k.next, %loop ]
  store volatile float 1.0, ptr addrspace(1) %p
  %k.next = add i64 %k, 1
  %c = icmp eq i64 %k.next, %rest
  br i1 %c, label %end, label %loop
end:
  ret void
}

; In steps of 8 to a multiple of 8.
; CHECK-LABEL: @eights(
; CHECK:         %steps.count.next = add nuw i32 %steps.count, 8
; CHECK-NEXT:    %steps.done = icmp eq i32 %steps.count.next, %steps.end
define void @eights(ptr addrspace(1) %p, i32 %n) {
entry:
  %wide = zext i32 %n to i64
  %most = and i64 %wide, -8
  %some = icmp ne i64 %most, 0
  br i1 %some, label %start, label %end
start:
  br label %loop
loop:
  %k = phi i64 [ 0, %start ], [ %k.next, %loop ]
  store volatile float 1.0, ptr addrspace(1) %p
  %k.next = add i64 %k, 8
  %c = icmp eq i64 %k.next, %most
  br i1 %c, label %end, label %loop
end:
  ret void
}

; The limit may be 0, so that the counter takes all its 64 bits; it may be missed; it may have more bits; the
; counter has another use.
; CHECK-LABEL: @perhapsZero(
; CHECK:         icmp eq i64 %k.next, %rest
; CHECK-LABEL: @missed(
; CHECK:         icmp eq i64 %k.next, %rest
; CHECK-LABEL: @unknown(
; CHECK:         icmp eq i64 %k.next, %n
; CHECK-LABEL: @used(
; CHECK:         icmp eq i64 %k.next, %rest
define void @perhapsZero(ptr addrspace(1) %p, i64 %n) {
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
define void @missed(ptr addrspace(1) %p, i64 %n) {
entry:
  %some7 = and i64 %n, 7
  %rest = or i64 %some7, 1
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]
  store volatile float 1.0, ptr addrspace(1) %p
  %k.next = add nuw nsw i64 %k, 2
  %c = icmp eq i64 %k.next, %rest
  br i1 %c, label %end, label %loop
end:
  ret void
}
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
define void @used(ptr addrspace(1) %p, i64 %n) {
entry:
  %some7 = and i64 %n, 7
  %rest = or i64 %some7, 1
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
