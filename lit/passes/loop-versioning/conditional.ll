; RUN: opt-go %s -passes=loop-versioning -S | FileCheck %s
;
; The access is made in some iterations only, so nothing is known of the others: that the address does
; not wrap is checked, and the bound may be poison. In shared memory of GPUs, which begins at address 0,
; a range that begins before its object would wrap.

; CHECK:      freeze ptr addrspace(3)
; CHECK:      %found.conflict = and i1
; CHECK:      call { i32, i1 } @llvm.umul.with.overflow.i32(i32 4,
; CHECK:      [[WRAPS:%.*]] = freeze i1
; CHECK-NEXT: %lver.safe = or i1 %found.conflict, [[WRAPS]]
; CHECK-NEXT: br i1 %lver.safe, label %loop.ph.lver.orig, label %loop.ph
target datalayout = "e-p3:32:32"
define void @f(ptr addrspace(3) %a, ptr addrspace(3) %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ -4, %entry ], [ %i.next, %latch ]
  %c = icmp sge i32 %i, 0
  %k = add nsw i32 %i, 4
  %bp = getelementptr inbounds i32, ptr addrspace(3) %b, i32 %k
  store i32 %i, ptr addrspace(3) %bp, align 4
  br i1 %c, label %then, label %latch
then:
  %ap = getelementptr inbounds i32, ptr addrspace(3) %a, i32 %i
  store i32 %i, ptr addrspace(3) %ap, align 4
  br label %latch
latch:
  %i.next = add nsw i32 %i, 1
  %done = icmp eq i32 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
