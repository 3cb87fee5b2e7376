; The values that a loop computes from its counter take as few registers as the addresses of the target allow.
; RUN: opt-go -passes=loop-reduce -S %s | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; A stride that is not constant: the product goes, and the test counts down to zero.
; CHECK-LABEL: @stride(
; CHECK:       entry:
; CHECK-NEXT:    %0 = shl i64 %stride, 2
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %lsr.iv1 = phi ptr addrspace(1) [ %scevgep, %loop ], [ %p, %entry ]
; CHECK-NEXT:    %lsr.iv = phi i64 [ %lsr.iv.next, %loop ], [ %n, %entry ]
; CHECK-NEXT:    store float 0.000000e+00, ptr addrspace(1) %lsr.iv1, align 4
; CHECK-NEXT:    %lsr.iv.next = add i64 %lsr.iv, -1
; CHECK-NEXT:    %scevgep = getelementptr i8, ptr addrspace(1) %lsr.iv1, i64 %0
; CHECK-NEXT:    %c = icmp ne i64 %lsr.iv.next, 0
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
define void @stride(ptr addrspace(1) %p, i64 %stride, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %k = mul i64 %i, %stride
  %a = getelementptr float, ptr addrspace(1) %p, i64 %k
  store float 0.0, ptr addrspace(1) %a, align 4
  %j = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

; Two arrays: each gets a pointer, and the offset of an access is part of its address.
; CHECK-LABEL: @offsets(
; CHECK:       entry:
; CHECK-NEXT:    %scevgep1 = getelementptr i8, ptr addrspace(1) %p, i64 4
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %lsr.iv2 = phi ptr addrspace(1) [ %scevgep3, %loop ], [ %scevgep1, %entry ]
; CHECK-NEXT:    %lsr.iv = phi ptr addrspace(1) [ %scevgep, %loop ], [ %q, %entry ]
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %scevgep4 = getelementptr i8, ptr addrspace(1) %lsr.iv2, i64 -4
; CHECK-NEXT:    %x = load i32, ptr addrspace(1) %scevgep4, align 4
; CHECK-NEXT:    %y = load i32, ptr addrspace(1) %lsr.iv2, align 4
; CHECK-NEXT:    %z = add i32 %x, %y
; CHECK-NEXT:    store i32 %z, ptr addrspace(1) %lsr.iv, align 4
; CHECK-NEXT:    %scevgep = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 4
; CHECK-NEXT:    %scevgep3 = getelementptr i8, ptr addrspace(1) %lsr.iv2, i64 4
; CHECK-NEXT:    %c = icmp ult i64 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
define void @offsets(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw nsw i64 %i, 1
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %j
  %d = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
  %x = load i32, ptr addrspace(1) %a, align 4
  %y = load i32, ptr addrspace(1) %b, align 4
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %d, align 4
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

; The counter of the store does not overflow, or the program is undefined; that of the other φ may:
; one φ for both loses nsw.
; CHECK-LABEL: @flags(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
; CHECK-NEXT:    %x = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %c = icmp eq i32 %x, 0
; CHECK-NEXT:    br i1 %c, label %then, label %latch
; CHECK:       then:
; CHECK-NEXT:    store volatile i32 %i, ptr %q, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    store volatile i32 %i, ptr %q, align 4
; CHECK-NEXT:    %i.next = add i32 %i, 1
; CHECK-NEXT:    %y = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %d = icmp eq i32 %y, 1
; CHECK-NEXT:    br i1 %d, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
define void @flags(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %j = phi i32 [ 0, %entry ], [ %j.next, %latch ]
  %x = load volatile i32, ptr %p, align 4
  %c = icmp eq i32 %x, 0
  br i1 %c, label %then, label %latch

then:
  store volatile i32 %i, ptr %q, align 4
  br label %latch

latch:
  store volatile i32 %j, ptr %q, align 4
  %i.next = add nsw i32 %i, 1
  %j.next = add i32 %j, 1
  %y = load volatile i32, ptr %p, align 4
  %d = icmp eq i32 %y, 1
  br i1 %d, label %loop, label %exit

exit:
  ret void
}

; A value that only one exit needs is computed there.
; CHECK-LABEL: @exits(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %lsr.iv2 = phi ptr [ %scevgep, %latch ], [ %p, %entry ]
; CHECK-NEXT:    %lsr.iv = phi i64 [ %lsr.iv.next, %latch ], [ 0, %entry ]
; CHECK-NEXT:    %x = load i32, ptr %lsr.iv2, align 4
; CHECK-NEXT:    %c = icmp eq i32 %x, 7
; CHECK-NEXT:    br i1 %c, label %loop.exit_crit_edge, label %latch
; CHECK:       latch:
; CHECK-NEXT:    %lsr.iv.next = add nuw nsw i64 %lsr.iv, 5
; CHECK-NEXT:    %scevgep = getelementptr i8, ptr %lsr.iv2, i64 4
; CHECK-NEXT:    %d = icmp eq i64 %lsr.iv.next, 500
; CHECK-NEXT:    br i1 %d, label %exitsplit, label %loop
; CHECK:       exitsplit:
; CHECK-NEXT:    %r.ph = phi i64 [ 500, %latch ]
; CHECK-NEXT:    br label %exit
; CHECK:       loop.exit_crit_edge:
; CHECK-NEXT:    %lsr.iv.lcssa = phi i64 [ %lsr.iv, %loop ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i64 [ %lsr.iv.lcssa, %loop.exit_crit_edge ], [ %r.ph, %exitsplit ]
; CHECK-NEXT:    ret i64 %r
define i64 @exits(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %a = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %a, align 4
  %k = mul i64 %i, 5
  %c = icmp eq i32 %x, 7
  br i1 %c, label %exit, label %latch

latch:
  %j = add nuw nsw i64 %i, 1
  %d = icmp eq i64 %j, 100
  br i1 %d, label %exit, label %loop

exit:
  %r = phi i64 [ %k, %loop ], [ 500, %latch ]
  ret i64 %r
}
